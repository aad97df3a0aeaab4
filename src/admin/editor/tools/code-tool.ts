import type { BlockTool } from '@editorjs/editorjs'
import type { BlockOf } from '@shared/content/document'
import { t } from '../../i18n/i18n'
import { codeIcon } from './icons'
import { makeElement } from './make-element'

type Data = BlockOf<'code'>['data']

/** Offered for the language; any other can be typed. */
const LANGUAGES = ['bash', 'css', 'html', 'javascript', 'json', 'markdown', 'python', 'sql', 'typescript', 'yaml']
const LIST = 'code-block-languages'

const INDENT = '  '

function languageList() {
  const list = makeElement('datalist', '', { id: LIST })
  list.append(...LANGUAGES.map((value) => makeElement('option', '', { value })))
  return list
}

/** Lines of a program, in a plain text field: nothing in it is markup. */
export class Code implements BlockTool {
  static readonly toolbox = { title: 'Code block', icon: codeIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { code: true, language: true }
  }

  readonly #code = makeElement('textarea', 'cdx-input code-block-text', {
    dir: 'ltr',
    translate: 'no',
    wrap: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-label': t('editor.blocks.code'),
  })
  readonly #language = makeElement('input', 'cdx-input code-block-language', {
    type: 'text',
    list: LIST,
    placeholder: t('editor.code.language'),
    'aria-label': t('editor.code.language'),
  })

  constructor({ data }: { data: Partial<Data> }) {
    this.#code.value = data.code ?? ''
    this.#language.value = data.language ?? ''
  }

  render() {
    const root = makeElement('div', 'cdx-block code-block')
    this.#fit()
    this.#code.addEventListener('input', () => this.#fit())
    this.#code.addEventListener('keydown', (event) => this.#onKey(event))
    this.#language.addEventListener('keydown', (event) => {
      // Enter would submit the article's form.
      if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      this.#code.focus()
    })
    root.append(this.#code, this.#language, languageList())
    return root
  }

  save(): Data {
    return { code: this.#code.value, language: this.#language.value }
  }

  validate({ code }: Data) {
    return code.trim() !== ''
  }

  /** As high as its lines. */
  #fit() {
    this.#code.rows = Math.max(this.#code.value.split('\n').length, 2)
  }

  /** Tab indents. Escape leaves the text, so the keyboard is not caught. */
  #onKey(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    this.#code.setRangeText(INDENT, this.#code.selectionStart, this.#code.selectionEnd, 'end')
    this.#code.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
