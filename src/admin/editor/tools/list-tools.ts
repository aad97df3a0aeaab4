import ChecklistTool from '@editorjs/checklist'
import ListTool from '@editorjs/list'
import { t } from '../../i18n/i18n'
import { keptMarkup } from './kept-markup'

type MenuItem = ReturnType<ListTool['renderSettings']>[number]

const isStyle = (item: MenuItem, name: string) => 'label' in item && item.label === name

/** Lists of points and of numbers. What is to be ticked off is a block of its own. */
export class List extends ListTool {
  static override get toolbox() {
    return [ListTool.toolbox].flat().filter(({ data }) => (data as { style?: string })?.style !== 'checklist')
  }

  static get sanitize() {
    return { items: keptMarkup, style: true, meta: true }
  }

  // A list that came as a checklist may stay one.
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

  override render() {
    const element = super.render()
    // The tool has a mouse in mind: its boxes are neither reached by the keyboard nor spoken.
    element.addEventListener('keydown', (event) => {
      if (event.key !== ' ' || !(event.target as Element).matches('.cdx-checklist__item-checkbox')) return
      event.preventDefault()
      this.toggleCheckbox(event)
    })
    const observer = new MutationObserver(() => speak(element))
    observer.observe(element, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true })
    speak(element)
    return element
  }
}

function speak(list: HTMLElement) {
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
