import type { InlineTool } from '@editorjs/editorjs'
import { t } from '../../i18n/i18n'
import { footnoteIcon } from './icons'

/** A button of the inline toolbar that makes a footnote at the end of what is selected. */
export class Footnote implements InlineTool {
  static readonly isInline = true
  static readonly title = 'Footnote'

  readonly #onFootnote: () => void

  constructor({ config }: { config: { onFootnote: () => void } }) {
    this.#onFootnote = config.onFootnote
  }

  render() {
    return {
      icon: footnoteIcon,
      title: t('editor.own.footnote'),
      name: 'footnote',
      isActive: () => false,
      closeOnActivate: true,
      onActivate: this.#onFootnote,
    }
  }
}
