import type { EditorDocument } from '@shared/content/document'
import { parseHtml, textIn } from '@shared/content/dom'
import { fieldsOf, getText } from '@shared/content/editing/kinds'

/** The texts of a document without their marks, a line each. */
export const plainText = ({ blocks }: EditorDocument) =>
  blocks
    .flatMap((block) => fieldsOf(block).map((path) => textIn(parseHtml(getText(block, path))).replaceAll('\n', ' ')))
    .join('\n')
