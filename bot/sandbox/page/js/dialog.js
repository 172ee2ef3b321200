// What lies over the page: a sheet from below on a phone, a window or a list beside its control on a desktop.

import { h, icon, phone } from "./dom.js";
import { say } from "./words.js";

const MARGIN = 8;

/**
 * Open a dialog with a title and content. With `anchor` it opens beside that element on a desktop. `look` is an extra
 * class. Returns `{node, close}`; `closed` is called however it ends.
 */
export function openDialog({ title, content, footer, anchor, look = "", closed = () => {} }) {
  const heading = h("h2", { class: "dialog-title", id: "dialog-title" }, title);
  const shut = h("button", { class: "icon-button", type: "button", "aria-label": say("close"), onclick: () => node.close() }, icon("close"));
  const node = h(
    "dialog",
    { class: `dialog ${look}`, "aria-labelledby": "dialog-title" },
    h("div", { class: "grip", "aria-hidden": "true" }),
    h("div", { class: "dialog-head" }, heading, shut),
    h("div", { class: "dialog-body" }, content),
    footer && h("div", { class: "dialog-foot" }, footer),
  );
  node.addEventListener("mousedown", (event) => event.target === node && outside(node, event) && node.close());
  node.addEventListener("close", () => {
    node.remove();
    closed();
  });
  document.body.append(node);
  node.showModal();
  if (anchor && !phone.matches) place(node, anchor);
  return { node, close: () => node.close() };
}

function outside(node, { clientX, clientY }) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Below the anchor where there is room, else above; as wide as the anchor, but wide enough to read. */
function place(node, anchor) {
  const at = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 320), innerWidth - 2 * MARGIN);
  node.classList.add("anchored");
  node.style.width = `${width}px`;
  node.style.left = `${Math.min(Math.max(at.left, MARGIN), innerWidth - width - MARGIN)}px`;
  const below = innerHeight - at.bottom - 2 * MARGIN;
  const above = at.top - 2 * MARGIN;
  const up = below < Math.min(node.scrollHeight, 360) && above > below;
  node.style.maxHeight = `${Math.max(up ? above : below, 200)}px`;
  node.style.top = "auto";
  node.style.bottom = "auto";
  if (up) node.style.bottom = `${innerHeight - at.top + MARGIN / 2}px`;
  else node.style.top = `${Math.min(at.bottom + MARGIN / 2, innerHeight - 200 - MARGIN)}px`;
}

let passing = null;

/** A word at the bottom of the window that goes away by itself. */
export function toast(text, kind = "") {
  passing?.remove();
  const node = (passing = h("div", { class: `toast ${kind}`, role: "status" }, text));
  document.body.append(node);
  setTimeout(() => node.remove(), 5000);
}
