export const LANGUAGES: Record<string, string>;
export const words: Record<string, string | string[]>;
export const plural: (n: number) => number;
