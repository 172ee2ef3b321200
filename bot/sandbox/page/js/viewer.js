// A picture as large as the window allows, with its description as text.

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { say } from "./words.js";

/** Show `{url, description, size}`. */
export function view({ url, description, size }) {
  const picture = h("img", { src: url, alt: description ?? "", width: size?.[0], height: size?.[1] });
  openDialog({
    title: say("picture"),
    look: "viewer",
    content: h("figure", {}, picture, description && h("figcaption", {}, description)),
  });
}
