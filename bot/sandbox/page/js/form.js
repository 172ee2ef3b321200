// A modal that the bot opened: its fields, and what was typed into them.

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { markdown } from "./markdown.js";
import { chipsOf } from "./pieces.js";
import { optionsOf, pick } from "./picker.js";
import { say } from "./words.js";

const TYPE = { ROW: 1, TEXT_INPUT: 4, TEXT: 10, LABEL: 18 };
const PARAGRAPH = 2;

/** Show a form; `send(values)` gets what was typed, by custom_id, and may throw to keep the form open. */
export function openForm(form, links, send) {
  const readers = new Map();
  const fields = form.components.flatMap((part) => fieldsOf(part, readers, links));
  const wrong = h("p", { class: "form-wrong", role: "alert" });
  const submit = h("button", { class: "button primary", type: "submit" }, say("submit"));
  const body = h(
    "form",
    {
      id: "form",
      onsubmit: async (event) => {
        event.preventDefault();
        submit.disabled = true;
        try {
          await send(Object.fromEntries([...readers].map(([name, read]) => [name, read()])));
          close();
        } catch (error) {
          wrong.textContent = error.message;
          submit.disabled = false;
        }
      },
    },
    fields,
    wrong,
  );
  submit.setAttribute("form", "form");
  const cancel = h("button", { class: "button plain", type: "button", onclick: () => close() }, say("cancel"));
  const { node, close } = openDialog({ title: form.title, content: body, footer: [cancel, submit], look: "form" });
  node.querySelector("input, textarea, .select")?.focus();
}

function fieldsOf(part, readers, links) {
  if (part.type === TYPE.TEXT) return [h("div", { class: "text" }, markdown(part.content, links))];
  if (part.type === TYPE.LABEL) return [field(part.component, part.label, part.description, readers)];
  if (part.type === TYPE.ROW) return part.components.map((inner) => field(inner, inner.label, null, readers));
  return [];
}

function field(part, label, about, readers) {
  const control = part.type === TYPE.TEXT_INPUT ? textInput(part, readers) : choice(part, readers);
  return h(
    "label",
    { class: "field" },
    h("span", { class: "field-label" }, label, part.required !== false && h("span", { class: "required", "aria-hidden": "true" }, " *")),
    about && h("span", { class: "field-about" }, about),
    control,
  );
}

function textInput(part, readers) {
  const node = h(part.style === PARAGRAPH ? "textarea" : "input", {
    class: "text-field",
    value: part.value ?? "",
    placeholder: part.placeholder,
    required: part.required !== false,
    minlength: part.min_length,
    maxlength: part.max_length,
    rows: part.style === PARAGRAPH && "4",
    autocomplete: "off",
  });
  readers.set(part.custom_id, () => node.value);
  return node;
}

function choice(part, readers) {
  let values = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  const node = h("button", { class: "select", type: "button", onclick: () => pick(part, values, node, choose) });
  const choose = (chosen) => {
    values = chosen;
    const options = optionsOf(part).filter((option) => values.includes(option.value));
    node.replaceChildren(options.length ? chipsOf(options, (part.max_values ?? 1) > 1) : h("span", { class: "placeholder" }, part.placeholder || say("choose")));
  };
  choose(values);
  readers.set(part.custom_id, () => values);
  return node;
}
