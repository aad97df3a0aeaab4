import type { API, BlockAPI, BlockTool } from '@editorjs/editorjs'
import { type BlockOf, TONES } from '@shared/content/document'
import { isBlankHtml } from '@shared/content/html'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { addressField, leaveBlock } from './address-field'
import { buttonIcon, calloutIcon, detailsIcon, pullquoteIcon } from './icons'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'

type Options<Data> = { data: Partial<Data>; api: API; block: BlockAPI }

/** A text with inline markup, which the session has sanitised. */
export function textField(className: string, html: string | undefined, placeholder: string) {
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

type PullquoteData = BlockOf<'pullquote'>['data']

/** A sentence of the text that stands out. */
export class Pullquote implements BlockTool {
  static readonly toolbox = { title: 'Pull quote', icon: pullquoteIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { text: keptMarkup }
  }

  readonly #text: HTMLElement

  constructor({ data }: Options<PullquoteData>) {
    this.#text = textField('pullquote-block-text', data.text, t('editor.blocks.pullquote'))
  }

  render() {
    const root = makeElement('div', 'cdx-block pullquote-block')
    root.append(this.#text)
    return root
  }

  save(): PullquoteData {
    return { text: this.#text.innerHTML }
  }

  validate({ text }: PullquoteData) {
    return !isBlankHtml(text)
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
  readonly #address: ReturnType<typeof addressField>

  constructor({ data, api, block }: Options<ButtonData>) {
    this.#api = api
    this.#block = block
    this.#text = textField('button-block-text', data.text, t('editor.blocks.button'))
    this.#address = addressField({
      label: t('editor.button.address'),
      url: data.url ?? '',
      onEnter: () => leaveBlock(this.#api, this.#block),
    })
  }

  render() {
    const root = makeElement('div', 'cdx-block button-block')
    const { field, failure } = this.#address
    this.#text.addEventListener('keydown', (event) => {
      if (!isEnter(event)) return
      event.preventDefault()
      event.stopPropagation()
      field.focus()
    })
    root.append(this.#text, field, failure)
    return root
  }

  save(): ButtonData {
    return { text: this.#text.innerHTML, url: this.#address.url() }
  }

  validate({ text, url }: ButtonData) {
    return !isBlankHtml(text) || url !== ''
  }
}
