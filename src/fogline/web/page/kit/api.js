// Asks the server over HTTP; a refusal is thrown as what it says.
import { prefs } from "/page/kit/prefs.js";
import { at } from "/page/kit/route.js";
import { t } from "/page/kit/words.js";

export class Refused extends Error {
  constructor({ key, text, reasons = [] }, status) {
    super(text);
    Object.assign(this, { key, text, reasons, status });
  }
}

async function read(response) {
  const data = await response.json().catch(() => null);
  if (response.ok && data !== null) return data;
  throw new Refused(data?.error || { key: "failed", text: t("failed") }, response.status);
}

async function reach(path, options) {
  let response;
  try {
    response = await fetch(at(path), options);
  } catch {
    throw new Refused({ key: "offline", text: t("offline") }, 0);
  }
  return read(response);
}

export function get(path, query = {}) {
  const asked = new URLSearchParams({ lang: prefs.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, value);
  return reach(`/api${path}?${asked}`, { headers: { Accept: "application/json" } });
}

/** `token` speaks for a seat that is not this browser's own. */
export function post(path, body = {}, token = "") {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  return reach(`/api${path}?lang=${prefs.lang}`, { method: "POST", headers, body: JSON.stringify(body) });
}
