import type { API, BlockAPI, BlockTune } from '@editorjs/editorjs'
import { t } from '../../i18n/i18n'
import { downIcon, removeIcon, upIcon } from './icons'

type Options = { api: API; block: BlockAPI }

abstract class OrderTune implements BlockTune {
  static readonly isTune = true

  protected readonly api: API
  readonly #block: BlockAPI

  constructor({ api, block }: Options) {
    this.api = api
    this.#block = block
  }

  abstract render(): ReturnType<BlockTune['render']>

  protected get index() {
    return this.api.blocks.getBlockIndex(this.#block.id)
  }

  protected moveTo(index: number) {
    this.api.blocks.move(index, this.index)
    this.#block.holder.scrollIntoView({ block: 'nearest' })
    // Opens it again where the block is now.
    this.api.toolbar.toggleBlockSettings(true)
  }
}

export class MoveUp extends OrderTune {
  render() {
    return {
      icon: upIcon,
      title: t('editor.own.moveUp'),
      name: 'move-up',
      isDisabled: this.index === 0,
      onActivate: () => this.moveTo(this.index - 1),
    }
  }
}

export class MoveDown extends OrderTune {
  render() {
    return {
      icon: downIcon,
      title: t('editor.own.moveDown'),
      name: 'move-down',
      isDisabled: this.index === this.api.blocks.getBlocksCount() - 1,
      onActivate: () => this.moveTo(this.index + 1),
    }
  }
}

export class DeleteBlock extends OrderTune {
  render() {
    return {
      icon: removeIcon,
      title: t('editor.own.deleteBlock'),
      name: 'delete',
      confirmation: { title: t('editor.own.clickToDelete'), onActivate: () => this.api.blocks.delete(this.index) },
    }
  }
}
