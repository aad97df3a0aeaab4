import type { BlockAPI, BlockTool, PasteEvent } from '@editorjs/editorjs'
import { withProtocol } from '@shared/content/addresses'
import { foreignVideo, isVideoAddress } from '@shared/video'
import { t } from '../../i18n/i18n'
import type { PickMedia } from '../../media/use-media-choice'
import { filmFailure } from '../../uploads/failure-reason'
import { videoIcon } from './icons'
import { uploadFilm } from './image-upload'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'
import { filmElement, filmPanel, videoOffer } from './video-view'

type Data = { url: string; caption: string }
/** Without a library, the host takes no films. */
type Config = { notify: (message: string) => void; pickMedia?: PickMedia }
type Options = { data: Partial<Data>; block: BlockAPI; config: Config }

/** A full address of an uploaded film leads to the same file as its path. */
const withoutOrigin = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

const addressIn = (typed: string) => withoutOrigin(withProtocol(typed.trim()))

/** A film of YouTube or Vimeo, or an uploaded one. Like the page of the article, the editor loads nothing from those sites. */
export class Video implements BlockTool {
  static readonly toolbox = { title: 'Video', icon: videoIcon }
  static readonly pasteConfig = {
    files: { mimeTypes: ['video/mp4'] },
    patterns: {
      film: /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/|vimeo\.com\/\d)\S+$/i,
    },
  }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { url: true, caption: keptMarkup }
  }

  readonly #block: BlockAPI
  readonly #config: Config
  readonly #uploads = new AbortController()
  readonly #root = makeElement('div', 'cdx-block video-block')
  readonly #caption = makeElement('div', 'cdx-input video-block-caption', {
    contenteditable: 'true',
    'data-placeholder': t('editor.image.caption'),
  })
  #url: string

  constructor({ data, block, config }: Options) {
    this.#block = block
    this.#config = config
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
    if (event.type === 'file') void this.#upload((event as CustomEvent<{ file: File }>).detail.file)
  }

  destroy() {
    this.#uploads.abort()
  }

  #take(typed: string) {
    const address = addressIn(typed)
    if (!isVideoAddress(address)) return false
    this.#url = address
    this.#showFilm()
    this.#block.dispatchChange()
    return true
  }

  async #upload(file: File) {
    const { signal } = this.#uploads
    const progress = makeElement('progress', '', { max: '1', 'aria-label': t('uploads.upload') })
    this.#root.replaceChildren(progress)
    const showProgress = (share: number) => {
      if (share < 1) progress.value = share
      else progress.removeAttribute('value')
    }
    try {
      const url = await uploadFilm(file, showProgress, signal)
      if (!signal.aborted) this.#take(url)
    } catch (error) {
      if (signal.aborted) return
      this.#showInput(filmFailure(error))
      this.#config.notify(filmFailure(error))
    }
  }

  /** Takes a film of the library, and its caption if the author has written none. */
  async #pick(pickMedia: PickMedia) {
    const media = await pickMedia('video')
    if (!media || this.#uploads.signal.aborted) return
    if (!this.#caption.textContent) this.#caption.textContent = media.caption ?? ''
    this.#take(media.url)
  }

  #showInput(reason = '') {
    const { pickMedia } = this.#config
    const library = pickMedia && {
      onFile: (file: File) => void this.#upload(file),
      onPick: () => void this.#pick(pickMedia),
    }
    this.#root.replaceChildren(...videoOffer({ reason, onAddress: (typed) => this.#take(typed), library }))
  }

  #showFilm() {
    const foreign = foreignVideo(this.#url)
    this.#root.replaceChildren(
      foreign ? filmPanel(foreign.page, foreign.service) : filmElement(this.#url),
      this.#caption,
    )
  }
}
