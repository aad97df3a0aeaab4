import type { API, BlockAPI, BlockTool } from '@editorjs/editorjs'
import type { BlockOf } from '@shared/content/document'
import { mediaUrl } from '@shared/media-url'
import { isOwnRecording } from '@shared/recording'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import type { PickMedia } from '../../media/use-media-choice'
import { addressField, leaveBlock } from './address-field'
import { textField } from './box-tools'
import { audioIcon, fileIcon } from './icons'
import { button } from './image-view'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'

/** Without a library, the author can only give addresses. */
type Options<Data> = { data: Partial<Data>; api: API; block: BlockAPI; config: { pickMedia?: PickMedia } }

type AudioData = BlockOf<'audio'>['data']

/** A recording of the library, which readers play in the page, or the address of one elsewhere. */
export class Audio implements BlockTool {
  static readonly toolbox = { title: 'Audio', icon: audioIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { url: true, caption: keptMarkup }
  }

  readonly #block: BlockAPI
  readonly #player = makeElement('div', 'audio-block-player')
  readonly #caption: HTMLElement
  readonly #address: ReturnType<typeof addressField>
  readonly #pickMedia: PickMedia | undefined

  constructor({ data, api, block, config }: Options<AudioData>) {
    this.#block = block
    this.#pickMedia = config.pickMedia
    this.#caption = textField('cdx-input audio-block-caption', data.caption, t('editor.image.caption'))
    this.#address = addressField({
      label: t('editor.audio.address'),
      url: data.url ?? '',
      onChange: () => this.#showPlayer(),
      onEnter: () => leaveBlock(api, block),
    })
  }

  render() {
    const root = makeElement('div', 'cdx-block audio-block')
    const offer = makeElement('div', 'image-block-offer')
    const pickMedia = this.#pickMedia
    if (pickMedia) offer.append(button(t('media.pick'), () => void this.#pick(pickMedia)))
    offer.append(this.#address.field)
    root.append(this.#player, offer, this.#address.failure, this.#caption)
    this.#showPlayer()
    return root
  }

  appendCallback() {
    this.#address.field.focus()
  }

  save(): AudioData {
    return { url: this.#address.url(), caption: this.#caption.innerHTML }
  }

  validate({ url }: AudioData) {
    return url !== ''
  }

  async #pick(pickMedia: PickMedia) {
    const media = await pickMedia('audio')
    if (!media || !this.#player.isConnected) return
    if (!this.#caption.textContent) this.#caption.textContent = media.caption ?? ''
    this.#address.show(media.url)
    this.#showPlayer()
    this.#block.dispatchChange()
  }

  #showPlayer() {
    const url = this.#address.url()
    const player = makeElement('audio', '', { controls: '', preload: 'none', src: mediaUrl(url) })
    this.#player.replaceChildren(...(isOwnRecording(url) ? [player] : []))
  }
}

type FileData = BlockOf<'file'>['data']

/** A file of the library to download, or the address of one elsewhere. */
export class File implements BlockTool {
  static readonly toolbox = { title: 'File', icon: fileIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { url: true, name: true, size: true }
  }

  readonly #api: API
  readonly #block: BlockAPI
  readonly #address: ReturnType<typeof addressField>
  readonly #pickMedia: PickMedia | undefined
  readonly #name = makeElement('input', 'cdx-input', {
    type: 'text',
    placeholder: t('editor.file.name'),
    'aria-label': t('editor.file.name'),
  })
  #size: number

  constructor({ data, api, block, config }: Options<FileData>) {
    this.#api = api
    this.#block = block
    this.#pickMedia = config.pickMedia
    this.#name.value = data.name ?? ''
    this.#size = data.size ?? 0
    this.#address = addressField({
      label: t('editor.file.address'),
      url: data.url ?? '',
      // That of the file before.
      onChange: () => {
        this.#size = 0
      },
      onEnter: () => leaveBlock(this.#api, this.#block),
    })
  }

  render() {
    const root = makeElement('div', 'cdx-block file-block')
    const offer = makeElement('div', 'image-block-offer')
    const pickMedia = this.#pickMedia
    if (pickMedia) offer.append(button(t('media.pick'), () => void this.#pick(pickMedia)))
    offer.append(this.#address.field)
    this.#name.addEventListener('keydown', (event) => {
      if (!isEnter(event)) return
      event.preventDefault()
      event.stopPropagation()
      this.#address.field.focus()
    })
    root.append(this.#name, offer, this.#address.failure)
    return root
  }

  appendCallback() {
    this.#name.focus()
  }

  save(): FileData {
    return { url: this.#address.url(), name: this.#name.value, size: this.#size }
  }

  validate({ url }: FileData) {
    return url !== ''
  }

  async #pick(pickMedia: PickMedia) {
    const media = await pickMedia('document')
    if (!media || !this.#name.isConnected) return
    this.#name.value ||= media.file_name
    this.#address.show(media.url)
    this.#size = media.bytes
    this.#block.dispatchChange()
  }
}
