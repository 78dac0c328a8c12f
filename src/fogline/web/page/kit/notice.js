// What tells a reader that something wants them: the live region, the title, the icon, a soft sound.
import { prefs } from "/page/kit/prefs.js";

const REMEMBERED = 12; // sentences that wait to be read out at most

/** Says it to whoever listens instead of looking, after what was said before. There is one such region on the page. */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region || !text || region.lastChild?.textContent === text) return;
  const said = document.createElement("p");
  said.textContent = text;
  region.append(said);
  while (region.children.length > REMEMBERED) region.firstChild.remove();
}

/** The tab says whose turn it is. */
export function tab(title, mine) {
  document.title = `${mine ? "● " : ""}${title} · Fogline`;
  const icon = document.getElementById("favicon");
  const wanted = mine ? "/page/look/icon-turn.svg" : "/page/look/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

let audio = null;

/** Two soft notes, like a cable car's bell far away. */
export function chime() {
  if (!prefs.sound) return;
  try {
    audio ||= new AudioContext();
    if (audio.state !== "running") return; // a browser that has not been touched yet stays silent
    [880, 1174.7].forEach((pitch, n) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + n * 0.14;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.06, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    });
  } catch {
    // No sound on this machine.
  }
}

addEventListener("pointerdown", () => audio?.resume(), { passive: true });
