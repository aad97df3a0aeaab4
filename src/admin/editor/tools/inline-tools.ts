import type { InlineTool } from '@editorjs/editorjs'
import InlineCodeTool from '@editorjs/inline-code'
import MarkerTool from '@editorjs/marker'
import UnderlineTool from '@editorjs/underline'
import { t } from '../../i18n/i18n'
import { EDIT_LINK } from '../links/linked-text'
import { linkIcon } from './icons'
import { keptMarkup } from './kept-markup'
import { makeElement } from './make-element'

const named = (button: HTMLElement, name: string) => {
  button.setAttribute('aria-label', name)
  return button
}

// The original tools draw icons without accessible names.

export class Marker extends MarkerTool {
  static readonly title = 'Marker'
  override render() {
    return named(super.render(), t('editor.controls.marker'))
  }
}

export class InlineCode extends InlineCodeTool {
  static readonly title = 'Code'
  override render() {
    return named(super.render(), t('editor.controls.code'))
  }
}

export class Underline extends UnderlineTool {
  static readonly title = 'Underline'
  override render() {
    return named(super.render(), t('editor.controls.underline'))
  }
}

/**
 * Instead of the link tool of Editor.js, which moves the focus into its field only for a new link: what is typed next would replace
 * the linked words. The data are the same.
 */
export class Link implements InlineTool {
  static readonly isInline = true
  static readonly title = 'Link'
  static get sanitize() {
    return { a: keptMarkup.a }
  }

  readonly #button = named(makeElement('button', 'ce-inline-tool', { type: 'button' }), t('editor.controls.link'))

  render() {
    this.#button.innerHTML = linkIcon
    return this.#button
  }

  surround() {
    this.#button.dispatchEvent(new Event(EDIT_LINK, { bubbles: true }))
  }

  checkState(selection: Selection) {
    const { anchorNode } = selection
    const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
    const isLink = Boolean(element?.closest('a'))
    this.#button.classList.toggle('ce-inline-tool--active', isLink)
    return isLink
  }
}
