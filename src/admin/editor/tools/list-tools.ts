import ChecklistTool from '@editorjs/checklist'
import ListTool from '@editorjs/list'
import { isBlankHtml } from '@shared/content/html'
import { t } from '../../i18n/i18n'
import { keptMarkup, notByEditor } from './kept-markup'

type MenuItem = ReturnType<ListTool['renderSettings']>[number]

const isStyle = (item: MenuItem, name: string) => 'label' in item && item.label === name

/** Bulleted and numbered lists. Checklists are a separate block type. */
export class List extends ListTool {
  static override get toolbox() {
    return [ListTool.toolbox].flat().filter(({ data }) => (data as { style?: string })?.style !== 'checklist')
  }

  static get sanitize() {
    return { items: keptMarkup, style: true, meta: true }
  }

  static override get conversionConfig() {
    return notByEditor
  }

  // Offer the checklist style only to a list that already has it.
  override renderSettings() {
    return super
      .renderSettings()
      .filter((item) => !isStyle(item, t('editor.own.checklist')) || ('isActive' in item && item.isActive === true))
  }

  validate({ items }: { items: { content: string; items: unknown[] }[] }) {
    return items.some(({ content, items }) => content.trim() !== '' || items.length > 0)
  }
}

export class Checklist extends ChecklistTool {
  static get sanitize() {
    return { items: keptMarkup }
  }

  static get conversionConfig() {
    return notByEditor
  }

  #element: HTMLElement | undefined

  /** With the empty items, which the original leaves out: the fields are counted. */
  override save() {
    const items = [...(this.#element?.querySelectorAll('.cdx-checklist__item') ?? [])]
    return {
      items: items.map((item) => ({
        text: item.querySelector('.cdx-checklist__item-text')?.innerHTML ?? '',
        checked: item.classList.contains('cdx-checklist__item--checked'),
      })),
    }
  }

  override validate({ items }: { items: { text: string }[] }) {
    return items.some(({ text }) => !isBlankHtml(text))
  }

  override render() {
    const element = super.render()
    this.#element = element
    // The tool's boxes work with a mouse only: add keyboard control and roles for screen readers.
    element.addEventListener('keydown', (event) => {
      if (event.key !== ' ' || !(event.target as Element).matches('.cdx-checklist__item-checkbox')) return
      event.preventDefault()
      this.toggleCheckbox(event)
    })
    const observer = new MutationObserver(() => labelCheckboxes(element))
    observer.observe(element, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true })
    labelCheckboxes(element)
    return element
  }
}

function labelCheckboxes(list: HTMLElement) {
  for (const item of list.querySelectorAll('.cdx-checklist__item')) {
    const box = item.querySelector('.cdx-checklist__item-checkbox')
    const isChecked = String(item.classList.contains('cdx-checklist__item--checked'))
    if (!box || box.getAttribute('aria-checked') === isChecked) continue
    box.setAttribute('role', 'checkbox')
    box.setAttribute('tabindex', '0')
    box.setAttribute('aria-label', t('editor.controls.done'))
    box.setAttribute('aria-checked', isChecked)
  }
}
