// Discord's markdown as elements. It is read in two steps: lines into blocks, the text of a block into spans.

import { h } from "./dom.js";
import { channel, commandName, isDm, me, placeName, store, user } from "./store.js";
import { stamp } from "./time.js";
import { say } from "./words.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([\s\S]*?)```/g;

/** The nodes of a text. `jump(channel, message)` follows a link to a message, `use(name)` begins a command. */
export function markdown(text, { jump, use }) {
  const links = { jump, use };
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(end, match.index).replace(/\n$/, ""), links));
    nodes.push(h("pre", {}, h("code", {}, match[2])));
    end = match.index + match[0].length;
  }
  nodes.push(...blocks(end ? text.slice(end).replace(/^\n/, "") : text, links));
  return nodes;
}

function blocks(text, links) {
  if (!text) return [];
  const nodes = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(h("div", { class: "p" }, spans(paragraph.join("\n"), links)));
    paragraph = [];
  };
  while (lines.length) {
    const line = lines.shift();
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      nodes.push(h(`h${heading[1].length + 2}`, { class: `h${heading[1].length}` }, spans(heading[2], links)));
    } else if (small) {
      flush();
      nodes.push(h("small", { class: "subtext" }, spans(small[1], links)));
    } else if (/^>>> /.test(line)) {
      flush();
      nodes.push(h("blockquote", {}, blocks([line.slice(4), ...lines.splice(0)].join("\n"), links)));
    } else if (/^> /.test(line)) {
      flush();
      const quoted = [line.slice(2)];
      while (/^> /.test(lines[0] ?? "")) quoted.push(lines.shift().slice(2));
      nodes.push(h("blockquote", {}, blocks(quoted.join("\n"), links)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [ITEM.exec(line)];
      while (continues(items[0], ITEM.exec(lines[0] ?? ""))) items.push(ITEM.exec(lines.shift()));
      nodes.push(list(items, links));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return nodes;
}

const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;
const ordered = ([, , mark]) => /\d/.test(mark);
const continues = (first, item) => item && (item[1].length > first[1].length || ordered(item) === ordered(first));

/** Items of one list; those indented further become a list inside the item before them. */
function list(items, links) {
  const [, indent, mark] = items[0];
  const node = ordered(items[0]) ? h("ol", { start: parseInt(mark, 10) }) : h("ul");
  while (items.length) {
    const item = h("li", {}, spans(items.shift()[3], links));
    const inner = [];
    while (items.length && items[0][1].length > indent.length) inner.push(items.shift());
    if (inner.length) item.append(list(inner, links));
    node.append(item);
  }
  return node;
}

/** What a span may be: a pattern at the start of the rest, and how it is drawn. The first that fits wins. */
const SPANS = [
  [/^\\([^\p{L}\p{N}\s])/u, ([, char]) => char],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => h("code", {}, code.trim() || code)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, ([, seconds, style]) => stamp(seconds, style)],
  [/^<@!?(\d+)>/, ([, id]) => mentionUser(id)],
  [/^<#(\d+)>/, ([, id], links) => mentionChannel(id, links)],
  [/^<\/([^:>]+):(\d+)>/, ([, name], links) => mentionCommand(name, links)],
  [/^<a?:(\w+):(\d+)>/, ([, name, id]) => emoji(name, id)],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, ([, label, url], links) => link(url, spans(label, links), links)],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url], links) => link(url, null, links)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, ([url], links) => link(url, null, links)],
  [/^\|\|([\s\S]+?)\|\|/, ([, inner], links) => spoiler(spans(inner, links))],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, ([, inner], links) => h("strong", {}, h("em", {}, spans(inner, links)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, inner], links) => h("strong", {}, spans(inner, links))],
  [/^__([\s\S]+?)__(?!_)/, ([, inner], links) => h("u", {}, spans(inner, links))],
  [/^~~([\s\S]+?)~~/, ([, inner], links) => h("s", {}, spans(inner, links))],
  [/^\*(?=\S)((?:\\.|[^*\\]|\*\*)+?)\*(?!\*)/, ([, inner], links) => h("em", {}, spans(inner, links))],
  [/^_((?:\\.|[^_\\])+?)_(?![\p{L}\p{N}_])/u, ([, inner], links) => h("em", {}, spans(inner, links))],
];
const PLAIN = /^(?:[\p{L}\p{N}]+|[\s\S])/u;

function spans(text, links) {
  const nodes = [];
  let plain = "";
  while (text) {
    const [match, draw] = read(text);
    if (draw) {
      const drawn = draw(match, links);
      if (typeof drawn === "string") plain += drawn;
      else {
        if (plain) nodes.push(plain);
        plain = "";
        nodes.push(drawn);
      }
    } else {
      plain += match[0];
    }
    text = text.slice(match[0].length);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** The first span at the start of the text and how it is drawn, or a word that is only itself. */
function read(text) {
  for (const [pattern, draw] of SPANS) {
    const match = pattern.exec(text);
    if (match) return [match, draw];
  }
  return [PLAIN.exec(text), null];
}

function mentionUser(id) {
  const found = user(id);
  return h("span", { class: `mention ${id === me().id ? "me" : ""}` }, `@${found?.name ?? id}`);
}

function mentionChannel(id, { jump }) {
  return h("button", { class: "mention", type: "button", onclick: () => jump(id, null) }, placeName(id));
}

function mentionCommand(name, { use }) {
  return h("button", { class: "mention", type: "button", onclick: () => use(name) }, `/${commandName(name)}`);
}

function emoji(name, id) {
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

const MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(url, label, { jump }) {
  const place = MESSAGE.exec(url);
  if (place && (channel(place[2]) || isDm(place[2]))) {
    const text = label ?? [placeName(place[2]), place[3] && " › 💬"];
    const kind = label ? "link" : "mention";
    return h("button", { class: kind, type: "button", onclick: () => jump(place[2], place[3]) }, text);
  }
  return h("a", { class: "link", href: url, target: "_blank", rel: "noreferrer noopener" }, label ?? url);
}

/** A link as Discord would follow it; what is not a message of this server opens in a new tab. */
export function follow(url, links) {
  const place = MESSAGE.exec(url);
  if (place && store.state && (channel(place[2]) || isDm(place[2]))) links.jump(place[2], place[3]);
  else if (/^https?:/.test(url)) window.open(url, "_blank", "noreferrer,noopener");
}

function spoiler(children) {
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler") }, h("span", { "aria-hidden": "true" }, children));
  const reveal = () => {
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.firstChild.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), reveal()));
  return node;
}
