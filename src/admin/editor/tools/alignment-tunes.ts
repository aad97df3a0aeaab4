import type { BlockAPI, BlockTune } from '@editorjs/editorjs'
import { t } from '../../i18n/i18n'
import { alignmentIcons } from './icons'

type Alignment = keyof typeof alignmentIcons
type Data = { alignment: Alignment }

const names: Alignment[] = ['left', 'center', 'right']
const isAlignment = (name: unknown): name is Alignment => names.includes(name as Alignment)

/**
 * The alignment of a text or picture. Saves nothing until the author chooses one, so that texts in right-to-left
 * scripts start on the right.
 */
export class AlignmentTune implements BlockTune {
  static readonly isTune = true

  readonly #block: BlockAPI
  readonly #frame = document.createElement('div')
  #alignment: Alignment | undefined

  constructor({ block, data }: { block: BlockAPI; data?: Partial<Data> }) {
    this.#block = block
    this.#alignment = isAlignment(data?.alignment) ? data.alignment : undefined
  }

  wrap(content: HTMLElement) {
    this.#frame.append(content)
    this.#show()
    return this.#frame
  }

  render() {
    return names.map((name) => ({
      icon: alignmentIcons[name],
      title: t(`editor.align.${name}`),
      name: `align-${name}`,
      toggle: 'alignment',
      isActive: () => (this.#alignment ?? 'left') === name,
      closeOnActivate: true,
      onActivate: () => {
        this.#alignment = name
        this.#show()
        this.#block.dispatchChange()
      },
    }))
  }

  save(): Data | undefined {
    return this.#alignment && { alignment: this.#alignment }
  }

  #show() {
    for (const name of names) this.#frame.classList.toggle(`editor-align-${name}`, name === this.#alignment)
  }
}
