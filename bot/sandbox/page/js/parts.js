// Discord's components as elements. A part draws itself and says what was done with it; it keeps nothing.

import { h, icon } from "./dom.js";
import { follow, markdown } from "./markdown.js";
import { chipsOf, emojiOf } from "./pieces.js";
import { say } from "./words.js";

const TYPE = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  USER_SELECT: 5,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
};
const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "outside" };

/**
 * The elements of a list of parts. `at` is the message as the page shows it:
 * `links` for text; `tap(part)`, `pick(part, anchor)` and `look(media)` for what a person does;
 * `busy` are the custom_ids that wait for the bot's answer, `chosen` what was picked in a select; `sizes` of pictures.
 */
export function draw(parts, at) {
  return parts.map((part, index) => drawPart(part, { ...at, path: `${at.path ?? ""}.${index}` }));
}

function drawPart(part, at) {
  switch (part.type) {
    case TYPE.ROW:
      return h("div", { class: "row" }, draw(part.components, at));
    case TYPE.BUTTON:
      return button(part, at);
    case TYPE.SECTION:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, draw(part.components, at)),
        h("div", { class: "accessory" }, drawPart(part.accessory, { ...at, path: `${at.path}.a` })),
      );
    case TYPE.TEXT:
      return h("div", { class: "text" }, markdown(part.content, at.links));
    case TYPE.THUMBNAIL:
      return h("div", { class: "thumbnail" }, media(part, at));
    case TYPE.GALLERY:
      return h("div", { class: "gallery", data: { count: Math.min(part.items.length, 5) } }, part.items.map((item) => media(item, at)));
    case TYPE.FILE:
      return file(part.file.url);
    case TYPE.SEPARATOR:
      return h("hr", { class: `separator ${part.spacing === 2 ? "wide" : ""} ${part.divider === false ? "blank" : ""}` });
    case TYPE.CONTAINER:
      return container(part, at);
    default:
      return part.type >= TYPE.STRING_SELECT && part.type <= TYPE.CHANNEL_SELECT ? select(part, at) : "";
  }
}

function container(part, at) {
  const node = h("div", { class: `container ${part.spoiler ? "hidden-media" : ""}` }, draw(part.components, at));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return node;
}

function button(part, at) {
  const busy = part.custom_id && at.busy?.includes(part.custom_id);
  const outside = Boolean(part.url);
  return h(
    "button",
    {
      class: `button ${BUTTON_STYLES[part.style] ?? "secondary"} ${busy ? "busy" : ""}`,
      type: "button",
      disabled: part.disabled,
      "aria-busy": busy && "true",
      role: outside && "link",
      data: { path: at.path },
      onclick: () => (outside ? follow(part.url, at.links) : at.tap(part)),
    },
    part.emoji && emojiOf(part.emoji),
    part.label && h("span", { class: "label" }, part.label),
    outside && icon("out"),
    busy && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

function select(part, at) {
  const busy = at.busy?.includes(part.custom_id);
  const values = at.chosen?.[part.custom_id] ?? (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  const chosen = values.map((value) => (part.options ?? []).find((option) => option.value === value) ?? { label: value, value });
  const name = part.placeholder || say("choose");
  return h(
    "button",
    {
      class: `select ${busy ? "busy" : ""}`,
      type: "button",
      disabled: part.disabled,
      "aria-haspopup": "listbox",
      "aria-busy": busy && "true",
      "aria-label": [name, ...chosen.map((option) => option.label)].join(", "),
      data: { path: at.path },
      onclick: (event) => at.pick(part, event.currentTarget),
    },
    chosen.length ? chipsOf(chosen, (part.max_values ?? 1) > 1) : h("span", { class: "placeholder" }, name),
    busy ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : icon("down"),
  );
}

/** A picture of a gallery or a thumbnail: its place is kept while it loads, its description is one tap away. */
function media(item, at) {
  const url = item.media.url;
  const size = at.sizes[url];
  const picture = at.pictures.get(url) ?? h("img", { src: url, decoding: "async", width: size?.[0], height: size?.[1] });
  at.pictures.set(url, picture);
  picture.alt = item.description ?? "";
  const node = h(
    "button",
    { class: "media", type: "button", data: { path: `${at.path}:${url}` }, onclick: () => at.look({ url, description: item.description, size }) },
    picture,
    item.description && h("span", { class: "alt", "aria-hidden": "true" }, "ALT"),
  );
  if (size) node.style.setProperty("--ratio", `${size[0]} / ${size[1]}`);
  return item.spoiler ? veil(node) : node;
}

function veil(node) {
  const cover = h("button", { class: "veil", type: "button", onclick: () => cover.remove() }, say("spoiler"));
  return h("div", { class: "veiled" }, node, cover);
}

/** An attachment that is not part of the layout: a picture is shown, anything else can be downloaded. */
export function attachment(each, at) {
  return each.content_type?.startsWith("image/")
    ? h("div", { class: "gallery lone", data: { count: 1 } }, media({ media: each, description: each.description }, at))
    : file(each.url);
}

function file(url) {
  const name = decodeURIComponent(url.split("/").pop());
  return h("a", { class: "file", href: url, download: name }, name);
}
