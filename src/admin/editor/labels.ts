const blockNames: Record<string, string> = {
  'ce-paragraph': 'paragraph',
  'ce-header': 'heading',
  'cdx-quote__text': 'quote',
  'cdx-quote__caption': 'caption of the quote',
  'cdx-list__item-content': 'list item',
  'cdx-checklist__item-text': 'checklist item',
  'tc-cell': 'table cell',
  'image-block-caption': 'caption of the image',
}

/** Controls of Editor.js that show an icon only. */
const controls: [selector: string, name: string][] = [
  ['.ce-toolbar__plus', 'Add a block'],
  ['.ce-toolbar__settings-btn', 'Move, align or delete the block'],
  ['.ce-inline-tool--italic', 'Italic'],
  ['.ce-inline-tool--link', 'Link'],
  ['.ce-popover--inline [data-item-name=bold]', 'Bold'],
  ['.ce-popover--inline [data-item-name=convert-to]', 'Convert to'],
  ['.ce-inline-tool-input', 'Link address'],
  ['.cdx-search-field__input', 'Filter'],
  ['.tc-add-row', 'Add row'],
  ['.tc-add-column', 'Add column'],
]

function labelField(field: Element, editor: string) {
  if (field.hasAttribute('aria-label')) return
  const name = [...field.classList].map((each) => blockNames[each]).find(Boolean)
  field.setAttribute('role', 'textbox')
  field.setAttribute('aria-multiline', 'true')
  field.setAttribute('aria-label', name ? `${editor}: ${name}` : editor)
}

function labelAll(root: HTMLElement, editor: string) {
  for (const field of root.querySelectorAll('[contenteditable=true]:not([aria-label])')) labelField(field, editor)
  for (const [selector, name] of controls)
    for (const control of root.querySelectorAll(`${selector}:not([aria-label])`)) {
      control.setAttribute('aria-label', name)
      if (!control.matches('input, button')) control.setAttribute('role', 'button')
    }
}

/** Gives what Editor.js draws the names and roles that it lacks for screen readers; returns what ends it. */
export function keepLabelled(root: HTMLElement, editor: string) {
  labelAll(root, editor)
  const observer = new MutationObserver(() => labelAll(root, editor))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
