import type { API, BlockAPI, BlockTool } from '@editorjs/editorjs'
import { addressFromTyped } from '@shared/content/addresses'
import { element, escapeText } from '@shared/content/html'
import { mediaUrl } from '@shared/media-url'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { linkIcon } from './icons'
import { fetchLink, type LinkData, LinkFailure } from './link-request'
import { makeElement } from './make-element'

/** How long the progress bar stays after the reply. */
const PROGRESS_MS = 500

type Options = { data: Partial<LinkData>; api: API; block: BlockAPI; config: { notify: (message: string) => void } }

/** The address that was typed, if it can be a link. A single word is not one yet. */
const plainLink = (typed: string) => (/[./#:]/.test(typed) && addressFromTyped(typed)) || ''

/**
 * A card that links to a page, in the data format of `@editorjs/link`. See the image tool for why we do not use that
 * tool.
 */
export class LinkCard implements BlockTool {
  static readonly toolbox = { title: 'Link', icon: linkIcon }
  static readonly enableLineBreaks = true
  // These are addresses and plain texts. Sanitised as HTML, `&` would become `&amp;`.
  static get sanitize() {
    return { link: true, meta: true }
  }

  readonly #api: API
  readonly #block: BlockAPI
  readonly #notify: (message: string) => void
  readonly #root = makeElement('div', 'cdx-block link-block')
  #data: LinkData
  #isDestroyed = false
  #isLoading = false

  constructor({ data, api, block, config }: Options) {
    this.#api = api
    this.#block = block
    this.#notify = config.notify
    this.#data = { link: data.link ?? '', meta: data.meta ?? {} }
  }

  render() {
    if (this.#data.link) this.#showCard()
    else this.#showInput()
    return this.#root
  }

  save() {
    return this.#data
  }

  validate({ link }: LinkData) {
    return link.trim() !== ''
  }

  destroy() {
    this.#isDestroyed = true
  }

  #showInput() {
    const input = makeElement('input', 'cdx-input', {
      type: 'text',
      inputmode: 'url',
      placeholder: t('editor.controls.link'),
      'aria-label': t('editor.controls.link'),
    })
    const load = (typed: string) => this.#load(input, typed)
    input.addEventListener('keydown', (event) => {
      if (!isEnter(event)) return
      event.preventDefault()
      event.stopPropagation()
      load(input.value)
    })
    // Saved as it is typed: an address must not get lost because its page cannot be read, or because Enter was not pressed.
    input.addEventListener('input', () => {
      this.#data = { link: plainLink(input.value), meta: {} }
    })
    input.addEventListener('blur', () => this.#leave(input))
    input.addEventListener('paste', (event) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      if (!pasted || input.value) return
      event.preventDefault()
      input.value = pasted.trim()
      this.#data = { link: plainLink(pasted), meta: {} }
      load(pasted)
    })
    this.#root.replaceChildren(input)
  }

  /** Without a preview, the address becomes a link in a paragraph. */
  #leave(input: HTMLInputElement) {
    const { link } = this.#data
    // If only the window has lost the focus, the input is still the active element.
    const isLeft = input.isConnected && document.activeElement !== input
    if (!link || !isLeft || this.#isLoading || this.#isDestroyed) return
    const text = element('a', { href: link }, escapeText(link))
    this.#api.blocks.insert(
      'paragraph',
      { text },
      undefined,
      this.#api.blocks.getBlockIndex(this.#block.id),
      false,
      true,
    )
  }

  async #load(input: HTMLInputElement, typed: string) {
    const progress = makeElement('progress', 'link-block-progress', { 'aria-label': t('editor.link.loading') })
    input.setAttribute('aria-invalid', 'false')
    input.after(progress)
    this.#isLoading = true
    try {
      const data = await fetchLink(typed)
      // Show the full bar for a moment, so that a fast reply is noticed.
      progress.max = 1
      progress.value = 1
      await new Promise((resolve) => setTimeout(resolve, PROGRESS_MS))
      if (this.#isDestroyed) return
      this.#data = data
      this.#showCard()
      this.#block.dispatchChange()
    } catch (error) {
      progress.remove()
      this.#isLoading = false
      if (this.#isDestroyed) return
      input.setAttribute('aria-invalid', 'true')
      this.#notify(t(error instanceof LinkFailure ? error.key : 'editor.link.unreachable'))
      this.#leave(input)
    }
  }

  #showCard() {
    const { link, meta } = this.#data
    const isSafe = isHttpUrl(link) || isLocalPath(link) || link.startsWith('#')
    const card = makeElement('a', 'link-block-card', {
      ...(isSafe && { href: link, target: '_blank', rel: 'noopener noreferrer' }),
    })
    const picture = meta.image?.url
    if (picture && (isHttpUrl(picture) || isLocalPath(picture))) {
      const image = makeElement('img', 'link-block-picture', { src: mediaUrl(picture), alt: '' })
      image.addEventListener('error', () => image.remove())
      card.append(image)
    }
    card.append(
      makeElement('span', 'link-block-title', { text: meta.title ?? link }),
      makeElement('span', 'link-block-description', { text: meta.description }),
      makeElement('span', 'link-block-address', { text: isHttpUrl(link) ? new URL(link).hostname : link }),
    )
    this.#root.replaceChildren(card)
  }
}
