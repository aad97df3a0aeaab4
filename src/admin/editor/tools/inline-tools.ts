import InlineCodeTool from '@editorjs/inline-code'
import MarkerTool from '@editorjs/marker'
import UnderlineTool from '@editorjs/underline'
import { t } from '../../i18n/i18n'

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
