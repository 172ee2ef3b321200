// The messages of one channel, kept as the feed says: drawn once, redrawn in place, scrolled as a reader expects.

import { h, icon } from "./dom.js";
import { drawMessage } from "./message.js";
import { avatar } from "./pieces.js";
import { isDm, messagesOf, placeName, store } from "./store.js";
import { sameDay } from "./time.js";
import { say } from "./words.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR = 80;

/** The scrolling list of a channel. `hands` as for `drawMessage`; `local(id)` is what the page knows of a message. */
export class History {
  constructor(hands, local) {
    this.hands = hands;
    this.local = local;
    this.channel = null;
    this.drawn = new Map(); // by message id: {node, text, pictures}
    this.pinned = true;
    this.list = h("ol", { class: "messages", role: "log" });
    this.beginning = h("div", { class: "beginning" });
    this.scroller = h("div", { class: "scroller", tabindex: "0" }, this.beginning, this.list);
    this.present = h("button", { class: "present", type: "button", hidden: true, onclick: () => this.toPresent() });
    this.node = h("div", { class: "history" }, this.scroller, this.present);
    this.scroller.addEventListener("scroll", () => this.look());
    new ResizeObserver(() => this.keep()).observe(this.list);
    new ResizeObserver(() => this.keep()).observe(this.scroller);
  }

  /** Show this channel from its end. */
  open(channel) {
    this.channel = channel;
    this.drawn.clear();
    this.list.replaceChildren();
    this.list.setAttribute("aria-label", placeName(channel));
    this.scroller.setAttribute("aria-label", placeName(channel));
    const sign = isDm(channel) ? avatar(store.state.bot.id) : h("span", { class: "sign" }, icon("hash"));
    this.beginning.replaceChildren(sign, h("h2", {}, placeName(channel)), h("p", {}, say("beginning", { place: placeName(channel) })));
    this.present.replaceChildren(say("present"), icon("down"));
    this.pinned = true;
    this.update();
  }

  /** Make the list say what the store says. */
  update() {
    if (!this.channel) return;
    const messages = messagesOf(this.channel);
    const wanted = new Set(messages.map((message) => message.id));
    for (const [id, { node }] of this.drawn) {
      if (wanted.has(id)) continue;
      node.remove();
      this.drawn.delete(id);
    }
    let before = null;
    for (const message of messages) {
      const node = this.draw(message);
      const place = before ? before.nextSibling : this.list.firstChild;
      if (node !== place) this.list.insertBefore(node, place);
      before = node;
    }
    this.group(messages);
    this.keep();
  }

  /** Draw every message anew, in the words that hold now. */
  redraw() {
    for (const drawn of this.drawn.values()) drawn.text = null;
    this.update();
  }

  /** The element of a message: the old one while it would look the same. */
  draw(message) {
    const known = this.drawn.get(message.id);
    const local = this.local(message.id);
    const text = JSON.stringify([message, local]);
    if (known?.text === text) return known.node;
    const pictures = new Map(known?.pictures);
    const node = drawMessage(message, local, this.hands, pictures);
    for (const [url, picture] of pictures) if (!node.contains(picture)) pictures.delete(url);
    if (known) replace(known.node, node);
    this.drawn.set(message.id, { node, text, pictures });
    return node;
  }

  /** Messages of one person in a row share a header; a new day is announced. */
  group(messages) {
    let last = null;
    for (const message of messages) {
      const { node } = this.drawn.get(message.id);
      const newDay = !last || !sameDay(last.at, message.at);
      const joined =
        last && !newDay && last.author === message.author && message.at - last.at < TOGETHER && !message.used && !message.about && last.private === message.private;
      node.classList.toggle("joined", Boolean(joined));
      node.classList.toggle("new-day", newDay);
      last = message;
    }
  }

  look() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.pinned = scrollHeight - scrollTop - clientHeight < NEAR;
    this.present.hidden = scrollHeight - scrollTop - clientHeight < clientHeight;
  }

  /** Stay at the end while the reader is there, whatever grows. */
  keep() {
    if (this.pinned) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toPresent() {
    this.pinned = true;
    this.keep();
    this.present.hidden = true;
  }

  /** Bring a message into view and light it up; whether it is here. */
  reveal(id) {
    const node = this.drawn.get(id)?.node;
    if (!node) return false;
    this.pinned = false;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("lit");
    void node.offsetWidth; // the animation begins again
    node.classList.add("lit");
    node.focus({ preventScroll: true });
    return true;
  }
}

/** Put a redrawn message in the place of the old one; the keyboard stays where it was. */
function replace(old, fresh) {
  const path = old.contains(document.activeElement) ? document.activeElement.dataset.path : null;
  for (const name of ["joined", "new-day"]) fresh.classList.toggle(name, old.classList.contains(name));
  old.replaceWith(fresh);
  if (path) fresh.querySelector(`[data-path="${CSS.escape(path)}"]`)?.focus({ preventScroll: true });
}
