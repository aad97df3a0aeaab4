import type { BlockAPI, BlockTool, PasteEvent } from '@editorjs/editorjs'
import { mediaUrl } from '@shared/api-host'
import { withProtocol } from '@shared/content/addresses'
import { foreignVideo, isOwnVideo, isVideoAddress } from '@shared/video'
import { t } from '../../i18n/i18n'
import { videoIcon } from './icons'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'

type Data = { url: string; caption: string }
type Options = { data: Partial<Data>; block: BlockAPI }

/** A full address of an uploaded film leads to the same file as its path. */
const withoutOrigin = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

const addressIn = (typed: string) => withoutOrigin(withProtocol(typed.trim()))

/** A film of YouTube or Vimeo, or an uploaded one. Like the page of the article, the editor loads nothing from those sites. */
export class Video implements BlockTool {
  static readonly toolbox = { title: 'Video', icon: videoIcon }
  static readonly pasteConfig = {
    patterns: {
      film: /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/|vimeo\.com\/\d)\S+$/i,
    },
  }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { url: true, caption: keptMarkup }
  }

  readonly #block: BlockAPI
  readonly #root = makeElement('div', 'cdx-block video-block')
  readonly #caption = makeElement('div', 'cdx-input video-block-caption', {
    contenteditable: 'true',
    'data-placeholder': t('editor.image.caption'),
  })
  #url: string

  constructor({ data, block }: Options) {
    this.#block = block
    this.#url = data.url ?? ''
    this.#caption.innerHTML = data.caption ?? ''
  }

  render() {
    if (this.#url) this.#showFilm()
    else this.#showInput()
    return this.#root
  }

  save(): Data {
    return { url: this.#url, caption: this.#caption.innerHTML }
  }

  validate({ url }: Data) {
    return isVideoAddress(url)
  }

  appendCallback() {
    this.#root.querySelector('input')?.focus()
  }

  onPaste(event: PasteEvent) {
    if (event.type === 'pattern') this.#take((event as CustomEvent<{ data: string }>).detail.data)
  }

  #take(typed: string) {
    const address = addressIn(typed)
    if (!isVideoAddress(address)) return false
    this.#url = address
    this.#showFilm()
    this.#block.dispatchChange()
    return true
  }

  #showInput() {
    const input = makeElement('input', 'cdx-input', {
      type: 'text',
      inputmode: 'url',
      placeholder: t('editor.video.placeholder'),
      'aria-label': t('editor.video.address'),
    })
    const failure = makeElement('p', 'image-block-failure', { role: 'alert' })
    const take = () => {
      const isWrong = input.value.trim() !== '' && !this.#take(input.value)
      input.setAttribute('aria-invalid', String(isWrong))
      failure.textContent = isWrong ? t('editor.video.notValid') : ''
    }
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      // Enter would submit the article's form.
      event.preventDefault()
      event.stopPropagation()
      take()
    })
    input.addEventListener('change', take)
    this.#root.replaceChildren(input, failure)
  }

  #showFilm() {
    const foreign = foreignVideo(this.#url)
    this.#root.replaceChildren(foreign ? filmPanel(foreign.page, foreign.service) : ownFilm(this.#url), this.#caption)
  }
}

function filmPanel(page: string, service: string) {
  const panel = makeElement('a', 'video-block-panel', { href: page, target: '_blank', rel: 'noopener noreferrer' })
  panel.innerHTML = videoIcon
  panel.append(makeElement('b', '', { text: service }), makeElement('span', '', { text: page }))
  return panel
}

function ownFilm(url: string) {
  const film = makeElement('video', 'video-block-film', { controls: '', preload: 'none', playsinline: '' })
  if (isOwnVideo(url)) film.src = mediaUrl(url)
  return film
}
