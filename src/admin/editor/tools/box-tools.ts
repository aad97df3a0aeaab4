import type { API, BlockAPI, BlockTool } from '@editorjs/editorjs'
import { isLinkAddress, withProtocol } from '@shared/content/addresses'
import { type BlockOf, TONES } from '@shared/content/document'
import { isBlankHtml } from '@shared/content/html'
import { t } from '../../i18n/i18n'
import { buttonIcon, calloutIcon, detailsIcon } from './icons'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'

type Options<Data> = { data: Partial<Data>; api: API; block: BlockAPI }

/** A text with inline markup, which the session has sanitised. */
function textField(className: string, html: string | undefined, placeholder: string) {
  const field = makeElement('div', className, { contenteditable: 'true', 'data-placeholder': placeholder })
  field.innerHTML = html ?? ''
  return field
}

type CalloutData = BlockOf<'callout'>['data']

/** A text in a box, whose colour says how much it matters. */
export class Callout implements BlockTool {
  static readonly toolbox = { title: 'Callout', icon: calloutIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { text: keptMarkup, tone: true }
  }

  readonly #block: BlockAPI
  readonly #name = makeElement('b', 'callout-block-name')
  readonly #text: HTMLElement
  readonly #root = makeElement('div', 'cdx-block callout-block')
  #tone: CalloutData['tone']

  constructor({ data, block }: Options<CalloutData>) {
    this.#block = block
    this.#tone = data.tone ?? 'note'
    this.#text = textField('callout-block-text', data.text, t('editor.blocks.callout'))
  }

  render() {
    this.#root.append(this.#name, this.#text)
    this.#show()
    return this.#root
  }

  renderSettings() {
    return TONES.map((tone) => ({
      icon: calloutIcon,
      title: t(`editor.callout.${tone}`),
      name: tone,
      toggle: 'tone',
      isActive: () => this.#tone === tone,
      closeOnActivate: true,
      onActivate: () => {
        this.#tone = tone
        this.#show()
        this.#block.dispatchChange()
      },
    }))
  }

  save(): CalloutData {
    return { text: this.#text.innerHTML, tone: this.#tone }
  }

  validate({ text }: CalloutData) {
    return !isBlankHtml(text)
  }

  #show() {
    this.#root.dataset.tone = this.#tone
    this.#name.textContent = t(`editor.callout.${this.#tone}`)
  }
}

type DetailsData = BlockOf<'details'>['data']

/** A text that readers open by its summary. Its author always sees it. */
export class Details implements BlockTool {
  static readonly toolbox = { title: 'Details', icon: detailsIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { summary: keptMarkup, text: keptMarkup }
  }

  readonly #summary: HTMLElement
  readonly #text: HTMLElement

  constructor({ data }: Options<DetailsData>) {
    this.#summary = textField('details-block-summary', data.summary, t('editor.blocks.detailsSummary'))
    this.#text = textField('details-block-text', data.text, t('editor.blocks.detailsText'))
  }

  render() {
    const root = makeElement('div', 'cdx-block details-block')
    root.append(this.#summary, this.#text)
    return root
  }

  save(): DetailsData {
    return { summary: this.#summary.innerHTML, text: this.#text.innerHTML }
  }

  validate({ summary, text }: DetailsData) {
    return !isBlankHtml(summary) || !isBlankHtml(text)
  }
}

type ButtonData = BlockOf<'button'>['data']

/** The address as it is stored: `example.org` is one of the web. */
const addressOf = (typed: string) => {
  const address = typed.trim()
  return isLinkAddress(address) || !/^[^\s@/]+\.[^\s@]+$/.test(address) ? address : withProtocol(address)
}

/** A link that stands out. */
export class Button implements BlockTool {
  static readonly toolbox = { title: 'Button', icon: buttonIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { text: keptMarkup, url: true }
  }

  readonly #api: API
  readonly #block: BlockAPI
  readonly #text: HTMLElement
  readonly #failure = makeElement('p', 'image-block-failure', { role: 'alert' })
  readonly #url = makeElement('input', 'cdx-input', {
    type: 'text',
    inputmode: 'url',
    placeholder: t('editor.button.address'),
    'aria-label': t('editor.button.address'),
  })

  constructor({ data, api, block }: Options<ButtonData>) {
    this.#api = api
    this.#block = block
    this.#text = textField('button-block-text', data.text, t('editor.blocks.button'))
    this.#url.value = data.url ?? ''
  }

  render() {
    const root = makeElement('div', 'cdx-block button-block')
    this.#text.addEventListener('keydown', (event) => this.#onEnter(event, () => this.#url.focus()))
    this.#url.addEventListener('keydown', (event) => this.#onEnter(event, () => this.#leave()))
    this.#url.addEventListener('change', () => this.#check())
    root.append(this.#text, this.#url, this.#failure)
    return root
  }

  save(): ButtonData {
    return { text: this.#text.innerHTML, url: addressOf(this.#url.value) }
  }

  validate({ text, url }: ButtonData) {
    return !isBlankHtml(text) || url !== ''
  }

  #onEnter(event: KeyboardEvent, go: () => void) {
    if (event.key !== 'Enter' || event.isComposing) return
    // In the address, Enter would submit the article's form.
    event.preventDefault()
    event.stopPropagation()
    go()
  }

  #check() {
    const address = addressOf(this.#url.value)
    this.#url.value = address
    const isWrong = address !== '' && !isLinkAddress(address)
    this.#url.setAttribute('aria-invalid', String(isWrong))
    this.#failure.textContent = isWrong ? t('editor.button.notValid') : ''
  }

  #leave() {
    const index = this.#api.blocks.getBlockIndex(this.#block.id) + 1
    this.#api.blocks.insert('paragraph', {}, undefined, index, true)
    this.#api.caret.setToBlock(index)
  }
}
