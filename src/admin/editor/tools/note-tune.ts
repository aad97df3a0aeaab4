import type { BlockAPI, BlockTune } from '@editorjs/editorjs'
import { t } from '../../i18n/i18n'
import { noteIcon } from './icons'

type Options = { block: BlockAPI; config: { onNote: (blockId: string) => void } }

/** An entry of a block's menu, to write a note about the block. */
export class NoteTune implements BlockTune {
  static readonly isTune = true

  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  render() {
    const { block, config } = this.#options
    return {
      icon: noteIcon,
      title: t('editor.own.writeNote'),
      name: 'write-note',
      closeOnActivate: true,
      onActivate: () => config.onNote(block.id),
    }
  }
}
