import DelimiterTool from '@editorjs/delimiter'
import HeaderTool from '@editorjs/header'
import ParagraphTool from '@editorjs/paragraph'
import QuoteTool from '@editorjs/quote'
import { isBlankHtml } from '@shared/content/html'
import { keptMarkup, notByEditor } from './kept-markup'

export class Paragraph extends ParagraphTool {
  static override get sanitize() {
    return { text: keptMarkup } as never
  }

  static override get conversionConfig() {
    return notByEditor
  }

  // The original accepts a lone line break or non-breaking space as text.
  override validate({ text }: { text: string }) {
    return !isBlankHtml(text)
  }
}

export class Header extends HeaderTool {
  static override get sanitize() {
    return { level: false, text: keptMarkup }
  }

  static override get conversionConfig() {
    return notByEditor
  }

  override validate({ text }: { text: string }) {
    return !isBlankHtml(text)
  }
}

export class Quote extends QuoteTool {
  static override get sanitize() {
    return { text: keptMarkup, caption: keptMarkup, alignment: {} } as never
  }

  static override get conversionConfig() {
    return notByEditor
  }

  validate({ text, caption }: { text: string; caption: string }) {
    return !isBlankHtml(text) || !isBlankHtml(caption)
  }
}

export class Delimiter extends DelimiterTool {
  override render() {
    const element = super.render()
    element.setAttribute('role', 'separator')
    return element
  }
}
