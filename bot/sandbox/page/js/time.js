// Times: those of messages, and Discord's <t:…> stamps, which tick while they are looked at.

import { now } from "./store.js";
import { locale, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (milliseconds, style) => new Intl.DateTimeFormat(locale(), style).format(milliseconds);

/** "in 12 seconds", "3 minutes ago". */
function relative(milliseconds) {
  const seconds = Math.round((milliseconds - now()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(Math.round(seconds / length), unit);
}

const written = (milliseconds, style) =>
  style === "R" ? relative(milliseconds) : format(milliseconds, STYLES[style] ?? STYLES.f);

/** The element for `<t:seconds:style>`. */
export function stamp(seconds, style) {
  const node = document.createElement("time");
  const milliseconds = Number(seconds) * 1000;
  node.className = "stamp";
  node.dateTime = new Date(milliseconds).toISOString();
  node.title = format(milliseconds, STYLES.F);
  node.textContent = written(milliseconds, style);
  if (style === "R") node.dataset.until = milliseconds;
  return node;
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-until]")) {
    const text = relative(Number(node.dataset.until));
    if (node.textContent !== text) node.textContent = text;
  }
}, 500);

const dayOf = (milliseconds) => new Date(milliseconds).toDateString();

/** When a message was written, as its header says it. */
export function written_at(milliseconds) {
  const time = format(milliseconds, STYLES.t);
  if (dayOf(milliseconds) === dayOf(now())) return say("today", { time });
  if (dayOf(milliseconds) === dayOf(now() - 86400000)) return say("yesterday", { time });
  return format(milliseconds, { dateStyle: "short", timeStyle: "short" });
}

export const fullDate = (milliseconds) => format(milliseconds, STYLES.F);
export const shortTime = (milliseconds) => format(milliseconds, STYLES.t);
export const longDay = (milliseconds) => format(milliseconds, STYLES.D);
export const sameDay = (a, b) => dayOf(a) === dayOf(b);
