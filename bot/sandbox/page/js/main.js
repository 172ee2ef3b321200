// The whole page: channels at the side, a channel and the DM beside each other; on a phone one of them at a time.

import { h, icon, phone } from "./dom.js";
import { toast } from "./dialog.js";
import { become as listenAs } from "./live.js";
import { openMenu } from "./menu.js";
import { Pane } from "./pane.js";
import { avatar } from "./pieces.js";
import { channel, isDm, me, messagesOf, on, placeName, store } from "./store.js";
import { say, speak } from "./words.js";

const app = document.getElementById("app");
const offline = h("div", { class: "offline-note", role: "status" });
const side = h("nav", { class: "side" });
const tabs = h("nav", { class: "tabs" });
const person = (look) => h("button", { class: look, type: "button", onclick: (event) => openMenu(room.channel, become, event.currentTarget) });
const phoneMenu = person("icon-button only-phone");
const room = new Pane({ jump, after: phoneMenu });
const direct = new Pane({ jump });
room.node.classList.add("room");
direct.node.classList.add("direct");
app.append(side, room.node, direct.node, tabs, offline);

const unread = new Map(); // by channel, ids that came while it was out of sight
const seen = new Set();
let language = null;

function become(key) {
  history.replaceState(null, "", `/?me=${key}`);
  unread.clear();
  seen.clear();
  room.channel = direct.channel = null;
  listenAs(key);
}

on("state", () => {
  const mine = me();
  if (language !== `${mine.key} ${mine.locale}`) {
    language = `${mine.key} ${mine.locale}`;
    speak(mine.locale);
    room.channel = direct.channel = null;
  }
  document.title = `${mine.name} · ${store.state.server.name}`;
  offline.textContent = say("offline");
  const wanted = sessionStorage.getItem("channel");
  room.open(room.channel ?? (channel(wanted) ? wanted : store.state.channels[0].id));
  direct.open(store.state.dm);
  room.describe();
  direct.describe();
  frame();
});

on("commands", () => {
  room.history.redraw();
  direct.history.redraw();
});

on("messages", (touched, whole) => {
  if (!store.state) return;
  room.update(touched);
  direct.update(touched);
  for (const id of touched) count(id, whole);
  frame();
});

/** Whether a channel is on screen. */
function visible(id) {
  if (!phone.matches) return isDm(id) || id === room.channel;
  return id === (app.classList.contains("show-direct") ? store.state.dm : room.channel);
}

/** Count what is new in a channel that nobody looks at; `old` messages were there before this page. */
function count(id, old) {
  const fresh = messagesOf(id).filter((message) => !seen.has(message.id));
  for (const message of fresh) seen.add(message.id);
  if (old || visible(id)) return;
  const others = fresh.filter((message) => message.author !== me().id);
  unread.set(id, (unread.get(id) ?? 0) + others.length);
}

function badge(id) {
  const number = unread.get(id);
  return number ? h("span", { class: "unread", "aria-label": say("unread", { count: number }) }, String(number)) : null;
}

/** Show a channel or the DM; on a phone it takes the screen. */
function show(id) {
  if (isDm(id)) app.classList.add("show-direct");
  else {
    app.classList.remove("show-direct");
    sessionStorage.setItem("channel", id);
    room.open(id);
  }
  unread.delete(id);
  frame();
}

/** Follow a link to a message, or just to a channel. */
function jump(id, message) {
  show(id);
  const pane = isDm(id) ? direct : room;
  if (message && !pane.history.reveal(message)) toast(say("gone"));
}

/** Draw what stands around the panes. */
function frame() {
  const mine = me();
  phoneMenu.replaceChildren(icon("gear"));
  phoneMenu.setAttribute("aria-label", say("sandbox"));
  const menu = person("self");
  menu.setAttribute("aria-label", `${mine.name} · ${say("sandbox")}`);
  menu.append(avatar(mine.id), h("span", { class: "self-text" }, h("span", { class: "self-name" }, mine.name), h("span", { class: "self-about" }, say("sandbox"))), icon("gear"));
  side.replaceChildren(
    h("div", { class: "server" }, store.state.server.name),
    h(
      "div",
      { class: "places" },
      h("h2", {}, say("channels")),
      store.state.channels.map((each) => placeLink(each.id, icon("hash"), each.name, each.id === room.channel)),
    ),
    menu,
  );
  tabs.replaceChildren(
    ...store.state.channels.map((each) => tab(each.id, icon("hash"), each.name)),
    tab(store.state.dm, avatar(store.state.bot.id), store.state.bot.name),
  );
}

function placeLink(id, sign, name, current) {
  return h("button", { class: "place", type: "button", "aria-current": current && "page", onclick: () => show(id) }, sign, h("span", { class: "place-name" }, name), badge(id));
}

function tab(id, sign, name) {
  return h(
    "button",
    { class: "tab", type: "button", "aria-current": visible(id) && "page", "aria-label": placeName(id), onclick: () => show(id) },
    h("span", { class: "tab-sign" }, sign, badge(id)),
    h("span", { class: "tab-name" }, name),
  );
}

phone.addEventListener("change", () => store.state && frame());
become(new URLSearchParams(location.search).get("me") ?? "an");
