import type { API, BlockAPI, BlockTool, PasteEvent } from '@editorjs/editorjs'
import { isBusy } from '@shared/busy'
import { isFilm } from '@shared/content/addresses'
import { mediaUrl } from '@shared/media-url'
import { isPassing, statusOf } from '../../api/failures'
import { t } from '../../i18n/i18n'
import type { PickMedia } from '../../media/use-media-choice'
import { uploadFailure } from '../../uploads/failure-reason'
import { fileOf, type LeftOut, nameOf } from '../pasted-pictures'
import { backgroundIcon, borderIcon, imageIcon, stretchIcon } from './icons'
import { addressPatterns } from './image-addresses'
import { inTurn, reasonOf, uploadByUrl, uploadFile } from './image-upload'
import { createImageView, type ImageTexts, type ImageView } from './image-view'
import { keptMarkup } from './kept-markup'

const flags = ['withBorder', 'stretched', 'withBackground'] as const
const flagIcons = { withBorder: borderIcon, stretched: stretchIcon, withBackground: backgroundIcon }
type Flag = (typeof flags)[number]

type Data = Record<Flag, boolean> & Partial<ImageTexts> & { url?: string; file: { url: string } }
type Config = {
  notify: (message: string) => void
  onLeftOut: (parts: LeftOut[]) => void
  pickMedia?: PickMedia
  /** Runs a change that is no step for undo. */
  amend: (change: () => void) => void
}
/** `source`: where a pasted picture comes from, an address of the web or one that contains it. */
type Options = { data: Partial<Data> & { source?: string }; block: BlockAPI; api: API; config: Config }

/**
 * A picture with its texts, in the data format of `@editorjs/image`, to which it adds `alt` and `credit`. That tool itself evaluates a string as code when
 * it loads, which the content security policy forbids.
 */
export class Image implements BlockTool {
  static readonly toolbox = { title: 'Image', icon: imageIcon }
  static readonly pasteConfig = {
    tags: [{ img: { src: true } }],
    patterns: addressPatterns,
    files: { mimeTypes: ['image/*'] },
  }
  // Enter belongs to the fields of this block: it does not start a new block.
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { caption: keptMarkup, alt: true, credit: true, file: true, url: true }
  }

  readonly #block: BlockAPI
  readonly #config: Config
  readonly #view: ImageView
  readonly #data: Data
  readonly #uploads = new AbortController()
  #source: string | undefined

  constructor({ data, block, api, config }: Options) {
    this.#block = block
    this.#config = config
    this.#source = data.source
    const { url, caption = '', alt = '', credit = '', file = { url: '' } } = data
    const isOn = (flag: Flag) => data[flag] === true
    this.#data = {
      ...(url !== undefined && { url }),
      file: { ...file },
      withBorder: isOn('withBorder'),
      withBackground: isOn('withBackground'),
      stretched: isOn('stretched'),
    }
    this.#view = createImageView({
      texts: { caption, alt, credit },
      addressOf: mediaUrl,
      onFile: (file) => this.#uploadFile(file),
      onUrl: (url) => this.#uploadUrl(url),
      onPick: config.pickMedia && (() => void this.#pick()),
      onRemove: () => api.blocks.delete(api.blocks.getBlockIndex(block.id)),
    })
  }

  render() {
    for (const flag of flags) this.#view.toggle(flag, this.#data[flag])
    if (this.#data.file.url) this.#view.showPicture(this.#data.file.url)
    return this.#view.root
  }

  rendered() {
    this.#block.stretched = this.#data.stretched
    const source = this.#source
    this.#source = undefined
    if (source?.startsWith('data:')) this.#uploadFile(fileOf(source))
    else if (source) void this.#copy(source)
  }

  /** Editor.js calls this when the author adds the block from the toolbox. */
  appendCallback() {
    this.#view.choose()
  }

  save(): Data {
    return { ...this.#data, ...this.#view.texts() }
  }

  validate({ file }: Data) {
    return file.url !== ''
  }

  renderSettings() {
    return flags.map((flag) => ({
      icon: flagIcons[flag],
      title: t(`editor.image.${flag}`),
      name: flag,
      toggle: true,
      isActive: () => this.#data[flag],
      onActivate: () => this.#setFlag(flag, !this.#data[flag]),
    }))
  }

  onPaste(event: PasteEvent) {
    if (event.type === 'file') this.#uploadFile((event as CustomEvent<{ file: File }>).detail.file)
    if (event.type === 'pattern') this.#uploadUrl((event as CustomEvent<{ data: string }>).detail.data)
    if (event.type !== 'tag') return
    const { src } = (event as CustomEvent<{ data: HTMLImageElement }>).detail.data
    if (src.startsWith('data:')) this.#uploadFile(fileOf(src))
    else this.#uploadUrl(src)
  }

  destroy() {
    this.#uploads.abort()
  }

  #setFlag(flag: Flag, isOn: boolean) {
    this.#data[flag] = isOn
    this.#view.toggle(flag, isOn)
    if (flag === 'stretched') this.#block.stretched = isOn
    this.#block.dispatchChange()
  }

  /** Takes a picture of the library, and its texts where the author has written none. */
  async #pick() {
    const media = await this.#config.pickMedia?.('image')
    if (!media || this.#uploads.signal.aborted) return
    this.#view.fillTexts(media)
    this.#show(media.url)
  }

  #uploadFile(file: File) {
    this.#fill((onProgress, signal) => inTurn(() => uploadFile(file, onProgress, signal)))
  }

  #uploadUrl(url: string) {
    // The server copies pictures only.
    if (isFilm(url)) this.#show(url)
    else this.#fill((_, signal) => inTurn(() => uploadByUrl(url, signal)))
  }

  /** Replaces a pasted picture of the web by a copy. Until then, and where the server cannot copy it, it stays there. */
  async #copy(source: string) {
    const { signal } = this.#uploads
    try {
      const url = await inTurn(() => uploadByUrl(source, signal))
      this.#config.amend(() => !signal.aborted && this.#show(url))
    } catch (error) {
      // Some hosts copy no pictures.
      if (signal.aborted || statusOf(error) === 404) return
      const what = nameOf(source)
      const reason = t('editor.paste.stays', { reason: uploadFailure(error) })
      this.#view.showFailed(t('editor.paste.lostOne', { name: what, reason }), () => void this.#copy(source))
      this.#config.onLeftOut([{ kind: 'pictures', what, reason }])
    }
  }

  async #fill(send: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>) {
    const { signal } = this.#uploads
    this.#view.showProgress()
    try {
      const url = await send((share) => this.#view.showProgress(share), signal)
      if (!signal.aborted) this.#show(url)
    } catch (error) {
      if (signal.aborted) return
      // A pasted picture cannot be chosen again.
      this.#view.showEmpty(reasonOf(error), isBusy(error) || isPassing(error) ? () => this.#fill(send) : undefined)
      this.#config.notify(t('editor.image.uploadFailed'))
    }
  }

  #show(url: string) {
    this.#data.file = { url }
    this.#view.showPicture(url)
    this.#block.dispatchChange()
  }
}
