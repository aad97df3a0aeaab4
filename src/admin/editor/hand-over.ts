import { DOCUMENT_VERSION, type EditorDocument } from '@shared/content/document'
import { visibleLength } from '@shared/content/editing/inline-text'
import { toDocument } from '@shared/content/from-html'
import { escapeText } from '@shared/content/html'
import { newBlockId } from '@shared/content/new-block-id'
import { readDocument } from '@shared/content/read-document'
import type { EditorSession } from './editor-session'

export { goToBlock } from './block-selection'

const paragraphs = (text: string) =>
  text.split('\n').map((line) => ({ id: newBlockId(), type: 'paragraph' as const, data: { text: escapeText(line) } }))

/** A document that begins with what was typed before the editor ran. */
export const withText = (given: EditorDocument | null | undefined, html: string | undefined, text: string) => {
  const { blocks } = readDocument(given ?? null) ?? toDocument(html ?? '', Date.now())
  return {
    time: Date.now(),
    version: DOCUMENT_VERSION,
    blocks: [...paragraphs(text).filter(({ data }) => data.text), ...blocks],
  }
}

/** Puts a text that was typed elsewhere at the beginning, with the caret behind it. It is read when nothing can be typed meanwhile. */
export const typeText = (session: EditorSession, read: () => string) =>
  session.edit((document) => {
    const typed = paragraphs(read())
    const last = typed.at(-1)
    if (!last) return undefined
    const [first, ...rest] = document.blocks
    const isEmpty = first?.type === 'paragraph' && (first.data as { text: string }).text === ''
    const blocks = [...typed, ...(isEmpty ? rest : document.blocks)]
    return {
      document: { ...document, blocks },
      caret: { id: last.id, path: ['text'], offset: visibleLength(last.data.text) },
    }
  })
