// What kind of screen this is, followed while it changes.
import { useEffect, useState } from "/page/kit/dom.js";

export function useMedia(query) {
  const [fits, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => set(list.matches);
    list.addEventListener("change", follow);
    follow();
    return () => list.removeEventListener("change", follow);
  }, [query]);
  return fits;
}
