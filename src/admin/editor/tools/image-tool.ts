import type { API, BlockAPI, BlockTool, PasteEvent } from '@editorjs/editorjs'
import type { BlockOf, Picture as PictureData } from '@shared/content/document'
import { t } from '../../i18n/i18n'
import { fileOf } from '../pasted-pictures'
import { backgroundIcon, borderIcon, galleryIcon, imageIcon, linkIcon, stretchIcon } from './icons'
import { addressPatterns } from './image-addresses'
import { keptMarkup } from './kept-markup'
import { isStored } from './pending-files'
import { createPicture, type Picture, type PictureConfig } from './picture'

const flags = ['withBorder', 'stretched', 'withBackground'] as const
const flagIcons = { withBorder: borderIcon, stretched: stretchIcon, withBackground: backgroundIcon }
type Flag = (typeof flags)[number]

type Data = BlockOf<'image'>['data']
type Config = PictureConfig & { joinImages: (id: string) => void }
/** `source`: where a pasted picture comes from, an address of the web or one that contains it. */
type Options = { data: Partial<Data> & { source?: string }; block: BlockAPI; api: API; config: Config }

/**
 * A picture with its texts, in the data format of `@editorjs/image`, to which it adds `alt`, `credit` and `link`. That tool itself evaluates a string as code when
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
    return { caption: keptMarkup, alt: true, credit: true, link: true, file: true, url: true }
  }

  readonly #block: BlockAPI
  readonly #config: Config
  readonly #picture: Picture
  readonly #flags: Record<Flag, boolean>
  #url: string | undefined
  #source: string | undefined

  constructor({ data, block, api, config }: Options) {
    this.#block = block
    this.#config = config
    this.#source = data.source
    this.#url = data.url
    const isOn = (flag: Flag) => data[flag] === true
    this.#flags = {
      withBorder: isOn('withBorder'),
      withBackground: isOn('withBackground'),
      stretched: isOn('stretched'),
    }
    this.#picture = createPicture({
      given: data,
      config,
      onChange: () => {
        // That of the picture before.
        this.#url = undefined
        this.#block.dispatchChange()
      },
      onRemove: () => api.blocks.delete(api.blocks.getBlockIndex(block.id)),
    })
  }

  render() {
    const { view } = this.#picture
    for (const flag of flags) view.toggle(flag, this.#flags[flag])
    this.#picture.start()
    return view.root
  }

  rendered() {
    this.#block.stretched = this.#flags.stretched
    const source = this.#source
    this.#source = undefined
    if (source) this.#picture.take(source)
  }

  /** Editor.js calls this when the author adds the block from the toolbox. */
  appendCallback() {
    this.#picture.view.choose()
  }

  save(): Data {
    return { ...(this.#url !== undefined && { url: this.#url }), ...this.#flags, ...this.#picture.data() }
  }

  validate({ file }: PictureData) {
    return isStored(file.url)
  }

  renderSettings() {
    const isFilled = isStored(this.#picture.data().file.url)
    return [
      ...(isFilled
        ? [
            {
              icon: imageIcon,
              title: t('editor.image.replace'),
              name: 'replace',
              closeOnActivate: true,
              onActivate: () => this.#picture.view.offerAnother(),
            },
            {
              icon: linkIcon,
              title: t('editor.image.link'),
              name: 'link',
              closeOnActivate: true,
              onActivate: () => this.#picture.view.askLink(),
            },
            {
              icon: galleryIcon,
              title: t('editor.gallery.join'),
              name: 'gallery',
              closeOnActivate: true,
              onActivate: () => this.#config.joinImages(this.#block.id),
            },
          ]
        : []),
      ...flags.map((flag) => ({
        icon: flagIcons[flag],
        title: t(`editor.image.${flag}`),
        name: flag,
        toggle: true,
        isActive: () => this.#flags[flag],
        onActivate: () => this.#setFlag(flag, !this.#flags[flag]),
      })),
    ]
  }

  onPaste(event: PasteEvent) {
    if (event.type === 'file') this.#picture.fillFrom((event as CustomEvent<{ file: File }>).detail.file)
    if (event.type === 'pattern') this.#picture.fillFromUrl((event as CustomEvent<{ data: string }>).detail.data)
    if (event.type !== 'tag') return
    const { src } = (event as CustomEvent<{ data: HTMLImageElement }>).detail.data
    if (src.startsWith('data:')) this.#picture.fillFrom(fileOf(src))
    else this.#picture.fillFromUrl(src)
  }

  destroy() {
    this.#picture.abort()
  }

  #setFlag(flag: Flag, isOn: boolean) {
    this.#flags[flag] = isOn
    this.#picture.view.toggle(flag, isOn)
    if (flag === 'stretched') this.#block.stretched = isOn
    this.#block.dispatchChange()
  }
}
