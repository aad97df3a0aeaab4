import type { InlineTool } from '@editorjs/editorjs'
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
      name: 'footnote',
      isActive: () => false,
      closeOnActivate: true,
      onActivate: this.#onFootnote,
    }
  }
}
