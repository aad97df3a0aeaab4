import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { escapeMarkup } from '@shared/content/html'
import { namesOf } from '@shared/editable-fields'
import type { ManagedPage } from '@shared/entities/page'
import type { TranslationLanguage } from '@shared/entities/translation'
import { processText } from '../threads/threads'
import type { Translate } from './libretranslate'

const plainText = (html: string) => textIn(parseHtml(html)).trim()

type Original<Field extends string> = Pick<ManagedPage, 'content' | 'blocks' | 'updated_at'> & {
  /** The texts besides the content. */
  fields: Record<Field, string | null>
}

/** Translates a text block by block, with its further fields. The result is sanitised like any other content. */
export async function translateTexts<Field extends string>(
  translate: Translate,
  { fields, content, updated_at, ...original }: Original<Field>,
  language: TranslationLanguage,
) {
  const limits = { size: content.length, field: 'content' }
  const time = Date.parse(updated_at)
  const blocks = original.blocks ?? (await processText('documentOf', { content, time }, limits))
  const parts = textsOf(blocks.blocks)
  const names = namesOf(fields).filter((name) => fields[name])
  const translations = await translate(
    [...names.map((name) => escapeMarkup(fields[name] ?? '')), ...parts.texts],
    language,
  )
  const texts = translations.slice(names.length)
  const document = { ...blocks, blocks: parts.replacedBy(texts) }
  const size = texts.reduce((sum, text) => sum + text.length, content.length)
  const { words: _, ...translated } = await processText('convertBlocks', document, { size, field: 'blocks' })
  const translatedFields = Object.fromEntries(
    namesOf(fields).map((name) => [name, plainText(translations[names.indexOf(name)] ?? '')]),
  ) as Record<Field, string>
  return { ...translated, fields: translatedFields }
}
