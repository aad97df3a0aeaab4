/** Where to write in a block, the first that there is: a picture's alternative text, a text, the choice of a picture. */
const FIELDS = ['.image-block-fields input', '[contenteditable=true]', 'input, button']

/** Shows a block of the text, and puts the caret into it. */
export function focusBlock(index: number) {
  const block = document.querySelectorAll<HTMLElement>('.codex-editor__redactor > .ce-block')[index]
  const [field] = FIELDS.flatMap((selector) => block?.querySelector<HTMLElement>(selector) ?? [])
  block?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
