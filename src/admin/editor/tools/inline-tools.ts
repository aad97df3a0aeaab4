import InlineCodeTool from '@editorjs/inline-code'
import MarkerTool from '@editorjs/marker'
import UnderlineTool from '@editorjs/underline'

const named = (button: HTMLElement, name: string) => {
  button.setAttribute('aria-label', name)
  return button
}

// Their buttons are bare icons.
export class Marker extends MarkerTool {
  static readonly title = 'Marker'
  override render() {
    return named(super.render(), Marker.title)
  }
}

export class InlineCode extends InlineCodeTool {
  static readonly title = 'Code'
  override render() {
    return named(super.render(), InlineCode.title)
  }
}

export class Underline extends UnderlineTool {
  static readonly title = 'Underline'
  override render() {
    return named(super.render(), Underline.title)
  }
}
