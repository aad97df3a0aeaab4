import type { API, BlockTune } from '@editorjs/editorjs'
import type { AnyBlock, BlockType } from '@shared/content/document'
import { conversionsOf } from '@shared/content/editing/convert-block'
import { t } from '../../i18n/i18n'
import { editorMessages } from '../messages'
import { convertIcon } from './icons'

/** Reads and converts blocks by the model of editing, as Editor.js's own conversion loses marks, lines and ids. */
export type Converter = {
  blockOf: (id: string) => AnyBlock | undefined
  convert: (id: string, type: BlockType, data: object) => void
}
type Config = { converter: Converter }

const isSame = (block: AnyBlock, type: string, data: object) =>
  block.type === type &&
  Object.entries(data).every(([key, value]) => (block.data as Record<string, unknown>)[key] === value)

/** What a block can be converted to: the entries of the toolbox. Undefined if there are none. */
function conversionItems(api: API, { blockOf, convert }: Converter, id: string) {
  const block = blockOf(id)
  const names: Record<string, string> = editorMessages().toolNames
  const types: readonly string[] = block ? conversionsOf(block) : []
  return api.tools.getBlockTools().flatMap(({ name, toolbox }) =>
    types.includes(name)
      ? [toolbox ?? []].flat().flatMap(({ icon, title = '', data = {} }) =>
          block && !isSame(block, name, data)
            ? {
                icon,
                title: names[title] ?? title,
                name,
                closeOnActivate: true,
                onActivate: () => convert(id, name as BlockType, data),
              }
            : [],
        )
      : [],
  )
}

/** "Convert to" in the menu of a block. */
export class ConvertTune implements BlockTune {
  static readonly isTune = true

  readonly #options: { api: API; block: { id: string }; config: Config }

  constructor(options: { api: API; block: { id: string }; config: Config }) {
    this.#options = options
  }

  render() {
    const { api, block, config } = this.#options
    const items = conversionItems(api, config.converter, block.id)
    return items.length
      ? {
          icon: convertIcon,
          name: 'convert-to',
          title: t('editor.controls.convertTo'),
          children: { searchable: true, items },
        }
      : []
  }
}
