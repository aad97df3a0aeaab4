import type { BlockAPI, BlockTool } from '@editorjs/editorjs'
import type { BlockOf, Picture as PictureData } from '@shared/content/document'
import { t } from '../../i18n/i18n'
import { elementOf } from '../elements'
import { galleryIcon, gripIcon, imageIcon, moveIcons, removeIcon } from './icons'
import { button } from './image-view'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'
import { isStored, keepFile, picturesAmong } from './pending-files'
import { createPicture, type Picture, type PictureConfig } from './picture'

type Data = BlockOf<'gallery'>['data']
type Config = PictureConfig & { divideGallery: (id: string) => void }
type Options = { data: Partial<Data>; block: BlockAPI; config: Config }

type Item = { element: HTMLElement; name: HTMLElement; picture: Picture }

const GALLERY = 'gallery-block'
const GIVEN = 'pictures-given'

/** Gives pictures that are dropped or pasted to the gallery at a place. False if there is none. */
export function giveToGallery(target: EventTarget | null, files: File[]) {
  const gallery = target instanceof Node ? elementOf(target)?.closest(`.${GALLERY}`) : undefined
  return gallery ? !gallery.dispatchEvent(new CustomEvent(GIVEN, { detail: files, cancelable: true })) : false
}

const ITEM = 'gallery-block-item'

/** Several pictures, each with its texts, in an order that is changed by buttons or by dragging. */
export class Gallery implements BlockTool {
  static readonly toolbox = { title: 'Gallery', icon: galleryIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { caption: keptMarkup, alt: true, credit: true, link: true, file: true }
  }

  readonly #block: BlockAPI
  readonly #config: Config
  readonly #root = makeElement('div', `cdx-block ${GALLERY}`)
  readonly #list = makeElement('div', 'gallery-block-items', { role: 'list' })
  readonly #choose: HTMLButtonElement
  #items: Item[] = []

  constructor({ data, block, config }: Options) {
    this.#block = block
    this.#config = config
    const file = makeElement('input', '', {
      type: 'file',
      accept: 'image/*',
      multiple: '',
      hidden: '',
      'aria-label': t('editor.gallery.files'),
    })
    file.addEventListener('change', () => {
      const chosen = [...(file.files ?? [])]
      file.value = ''
      this.#addFiles(chosen)
    })
    this.#choose = button(t('editor.gallery.add'), () => file.click())
    const offer = makeElement('div', 'image-block-offer')
    offer.append(this.#choose, file)
    if (config.pickMedia) offer.append(button(t('media.pick'), () => void this.#pick()))
    this.#root.append(this.#list, offer)
    for (const item of data.items ?? []) this.#add(item)
    this.#root.addEventListener(GIVEN, (event) => {
      event.preventDefault()
      this.#addFiles((event as CustomEvent<File[]>).detail)
    })
    // In the fields without markup, whose pastes the text does not see.
    this.#root.addEventListener('paste', (event) => {
      const files = event.clipboardData && picturesAmong(event.clipboardData)
      if (!files) return
      event.preventDefault()
      event.stopPropagation()
      this.#addFiles(files)
    })
  }

  render() {
    return this.#root
  }

  appendCallback() {
    this.#choose.focus()
  }

  save(): Data {
    return { items: this.#items.map(({ picture }) => picture.data()) }
  }

  validate({ items }: Data) {
    return items.some(({ file }) => isStored(file.url))
  }

  renderSettings() {
    const isFilled = this.#items.some(({ picture }) => isStored(picture.data().file.url))
    const divide = {
      icon: imageIcon,
      title: t('editor.gallery.divide'),
      name: 'divide',
      closeOnActivate: true,
      onActivate: () => this.#config.divideGallery(this.#block.id),
    }
    return isFilled ? divide : []
  }

  destroy() {
    for (const { picture } of this.#items) picture.abort()
  }

  #addFiles(files: File[]) {
    for (const file of files) this.#add({ caption: '', file: { url: keepFile(file) } })
    if (files.length) this.#block.dispatchChange()
  }

  async #pick() {
    const media = await this.#config.pickMedia?.('image')
    if (!media || !this.#root.isConnected) return
    const { picture } = this.#add({ caption: '', file: { url: media.url } })
    picture.view.fillTexts(media)
    this.#block.dispatchChange()
  }

  #add(given: PictureData): Item {
    const picture = createPicture({
      given,
      config: this.#config,
      isItem: true,
      onChange: () => this.#block.dispatchChange(),
      onRemove: () => this.#remove(item),
    })
    const name = makeElement('span', 'gallery-block-name')
    const control = (label: string, html: string, onClick?: () => void) => {
      const element = makeElement('button', 'gallery-block-control', {
        type: 'button',
        'aria-label': label,
        title: label,
      })
      element.innerHTML = html
      if (onClick) element.addEventListener('click', onClick)
      return element
    }
    const grip = makeElement('span', 'gallery-block-grip', { title: t('editor.gallery.drag') })
    grip.innerHTML = gripIcon
    grip.addEventListener('pointerdown', (event) => this.#drag(item, event))
    const bar = makeElement('div', 'gallery-block-bar')
    bar.append(
      grip,
      name,
      control(t('editor.gallery.earlier'), moveIcons.up, () => this.#move(item, -1)),
      control(t('editor.gallery.later'), moveIcons.down, () => this.#move(item, 1)),
      control(t('uploads.remove'), removeIcon, () => this.#remove(item)),
    )
    const element = makeElement('div', ITEM, { role: 'listitem' })
    element.append(bar, picture.view.root)
    const item: Item = { element, name, picture }
    this.#list.append(element)
    this.#items.push(item)
    this.#number()
    picture.start()
    return item
  }

  #number() {
    const count = this.#items.length
    this.#items.forEach(({ element, name }, index) => {
      name.textContent = t('editor.gallery.place', { number: index + 1, count })
      element.setAttribute('aria-label', name.textContent)
    })
  }

  #remove(item: Item) {
    const index = this.#items.indexOf(item)
    item.picture.abort()
    item.element.remove()
    this.#items = this.#items.filter((each) => each !== item)
    this.#number()
    const next = this.#items[index] ?? this.#items.at(-1)
    ;(next?.element.querySelector<HTMLElement>('button') ?? this.#choose).focus()
    this.#block.dispatchChange()
  }

  /** Moves the others past the item, which keeps the focus and the pointer. */
  #place(item: Item, index: number) {
    const others = this.#items.filter((each) => each !== item)
    item.element.before(...others.slice(0, index).map(({ element }) => element))
    item.element.after(...others.slice(index).map(({ element }) => element))
    this.#items = others.toSpliced(index, 0, item)
    this.#number()
  }

  #move(item: Item, by: number) {
    const index = this.#items.indexOf(item) + by
    if (index < 0 || index >= this.#items.length) return
    this.#place(item, index)
    this.#block.dispatchChange()
  }

  #drag(item: Item, start: PointerEvent) {
    if (start.button !== 0 || !start.isPrimary) return
    start.preventDefault()
    const from = this.#items.indexOf(item)
    const listeners = new AbortController()
    const { signal } = listeners
    const end = () => {
      listeners.abort()
      item.element.classList.remove('is-dragged')
      if (this.#items.indexOf(item) !== from) this.#block.dispatchChange()
    }
    item.element.classList.add('is-dragged')
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = document.elementFromPoint(clientX, clientY)?.closest(`.${ITEM}`)
        const index = this.#items.findIndex(({ element }) => element === over)
        if (index >= 0 && this.#items[index] !== item) this.#place(item, index)
      },
      { signal },
    )
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  }
}
