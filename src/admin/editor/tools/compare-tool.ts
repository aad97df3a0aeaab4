import type { BlockAPI, BlockTool } from '@editorjs/editorjs'
import type { BlockOf, Picture as PictureData } from '@shared/content/document'
import { t } from '../../i18n/i18n'
import { textField } from './box-tools'
import { compareIcon } from './icons'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'
import { isStored } from './pending-files'
import { createPicture, type PictureConfig } from './picture'

type Data = BlockOf<'compare'>['data']
type Options = { data: Partial<Data>; block: BlockAPI; config: PictureConfig }

const SIDES = ['before', 'after'] as const

/** Two pictures of the same view, which readers draw over each other. */
export class Compare implements BlockTool {
  static readonly toolbox = { title: 'Before and after', icon: compareIcon }
  static readonly enableLineBreaks = true
  static get sanitize() {
    return { caption: keptMarkup, alt: true, credit: true, link: true, file: true }
  }

  readonly #root = makeElement('div', 'cdx-block compare-block')
  readonly #pictures: Record<(typeof SIDES)[number], ReturnType<typeof createPicture>>
  readonly #caption: HTMLElement

  constructor({ data, block, config }: Options) {
    const picture = (given: Partial<PictureData> = {}) => {
      const onChange = () => block.dispatchChange()
      return createPicture({ given, config, isItem: true, onChange, onRemove: onChange })
    }
    this.#pictures = { before: picture(data.before), after: picture(data.after) }
    this.#caption = textField('cdx-input compare-block-caption', data.caption, t('editor.image.caption'))
    const items = makeElement('div', 'gallery-block-items')
    for (const side of SIDES) {
      const name = t(`editor.compare.${side}`)
      const item = makeElement('div', 'gallery-block-item', { role: 'group', 'aria-label': name })
      item.append(makeElement('b', 'gallery-block-name', { text: name }), this.#pictures[side].view.root)
      items.append(item)
    }
    this.#root.append(items, this.#caption)
  }

  render() {
    for (const side of SIDES) this.#pictures[side].start()
    return this.#root
  }

  appendCallback() {
    this.#pictures.before.view.choose()
  }

  save(): Data {
    const { before, after } = this.#pictures
    return { before: before.data(), after: after.data(), caption: this.#caption.innerHTML }
  }

  validate({ before, after }: Data) {
    return [before, after].some(({ file }) => isStored(file.url))
  }

  destroy() {
    for (const side of SIDES) this.#pictures[side].abort()
  }
}
