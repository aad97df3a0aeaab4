import { cleanText } from '@shared/content/clean-text'
import type { Block } from '@shared/content/document'
import { paragraph } from '@shared/content/editing/lines'
import { escapeText } from '@shared/content/html'
import { tableFromText } from '@shared/content/table-from-text'

/** Plain text as a table, or as a paragraph for each of its lines. The spaces around a single line stay. */
export function fromPlainText(text: string): Block[] {
  const table = tableFromText(text)
  if (table) return [table]
  const plain = text.trim()
  const lines = plain.includes('\n') ? plain.split('\n').filter((line) => line.trim()) : [text.replaceAll('\n', '')]
  return lines.filter(Boolean).map((line) => paragraph(escapeText(cleanText(line))))
}
