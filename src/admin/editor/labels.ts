import { type TextKey, t } from '../i18n/i18n'
import { describeMarkers } from './footnotes'

const blockNames: Record<string, TextKey> = {
  'ce-paragraph': 'editor.blocks.paragraph',
  'ce-header': 'editor.blocks.heading',
  'cdx-quote__text': 'editor.blocks.quote',
  'cdx-quote__caption': 'editor.blocks.quoteCaption',
  'cdx-list__item-content': 'editor.blocks.listItem',
  'cdx-checklist__item-text': 'editor.blocks.checklistItem',
  'tc-cell': 'editor.blocks.tableCell',
  'image-block-caption': 'editor.blocks.imageCaption',
  'video-block-caption': 'editor.blocks.videoCaption',
  'audio-block-caption': 'editor.blocks.audioCaption',
  'compare-block-caption': 'editor.blocks.compareCaption',
  'pullquote-block-text': 'editor.blocks.pullquote',
  'callout-block-text': 'editor.blocks.callout',
  'details-block-summary': 'editor.blocks.detailsSummary',
  'details-block-text': 'editor.blocks.detailsText',
  'button-block-text': 'editor.blocks.button',
}

/** Editor.js draws these controls as icons without a name. */
const controls: [selector: string, name: TextKey][] = [
  ['.ce-toolbar__plus', 'editor.controls.addBlock'],
  ['.ce-toolbar__settings-btn', 'editor.controls.blockSettings'],
  ['.ce-inline-tool--italic', 'editor.controls.italic'],
  ['.ce-popover--inline [data-item-name=bold]', 'editor.controls.bold'],
  ['.ce-popover--inline [data-item-name=footnote]', 'editor.own.footnote'],
  ['.ce-popover--inline [data-item-name=convert-to]', 'editor.controls.convertTo'],
  ['.cdx-search-field__input', 'editor.controls.filter'],
  ['.tc-add-row', 'editor.controls.addRow'],
  ['.tc-add-column', 'editor.controls.addColumn'],
]

function fieldLabel(field: Element, editor: string) {
  const name = [...field.classList].map((each) => blockNames[each]).find(Boolean)
  return name ? t('editor.fieldOf', { editor, block: t(name) }) : editor
}

/** `labels`: those of other fields by their class, since a long text has hundreds. */
function labelField(field: Element, editor: string, labels: Map<string, string>) {
  if (field.hasAttribute('aria-label')) return
  // The textbox role would hide that it is a heading. Screen readers announce that it is editable anyway.
  if (!field.matches('h1, h2, h3, h4, h5, h6')) {
    field.setAttribute('role', 'textbox')
    field.setAttribute('aria-multiline', 'true')
  }
  const label = labels.get(field.className) ?? fieldLabel(field, editor)
  labels.set(field.className, label)
  field.setAttribute('aria-label', label)
}

function labelAll(root: HTMLElement, editor: string) {
  describeMarkers(root)
  const labels = new Map<string, string>()
  for (const field of root.querySelectorAll('[contenteditable=true]:not([aria-label])'))
    labelField(field, editor, labels)
  for (const [selector, name] of controls)
    for (const control of root.querySelectorAll(`${selector}:not([aria-label])`)) {
      control.setAttribute('aria-label', t(name))
      if (!control.matches('input, button')) control.setAttribute('role', 'button')
    }
  // A long menu scrolls, so the keyboard has to reach it.
  for (const items of root.querySelectorAll('.ce-popover:not(.ce-popover--inline) .ce-popover__items:not([tabindex])'))
    items.setAttribute('tabindex', '0')
}

/**
 * Adds the names and roles that screen readers need to everything Editor.js draws. Returns a function that stops it.
 */
export function keepLabelled(root: HTMLElement, editor: string) {
  labelAll(root, editor)
  const observer = new MutationObserver(() => labelAll(root, editor))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
