import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { escapeMarkup } from '@shared/content/html'
import type { ManagedPage } from '@shared/entities/page'
import type { LanguageCode } from '@shared/languages'
import { processText } from '../../threads/threads'
import type { Translate } from './libretranslate'

const plainText = (html: string) => textIn(parseHtml(html)).trim()

type Fields = Record<string, string | null>

/** Translates plain texts and pieces of HTML. An empty text stays empty. */
async function translateAll<Texts extends Fields>(
  translate: Translate,
  fields: Texts,
  pieces: string[],
  language: LanguageCode,
) {
  const names = Object.keys(fields).filter((name) => fields[name])
  const translations = await translate([...names.map((name) => escapeMarkup(fields[name] ?? '')), ...pieces], language)
  const translated = names.map((name, index) => [name, plainText(translations[index] ?? '')])
  return { fields: { ...fields, ...Object.fromEntries(translated) } as Texts, pieces: translations.slice(names.length) }
}

/** Translates plain texts. An empty one stays empty. */
export const translateFields = async <Texts extends Fields>(
  translate: Translate,
  fields: Texts,
  language: LanguageCode,
) => (await translateAll(translate, fields, [], language)).fields

type Original<Texts> = Pick<ManagedPage, 'content' | 'blocks' | 'updated_at'> & {
  /** The texts besides the content. */
  fields: Texts
}

/** Translates a text block by block, with its further fields. The result is sanitised like any other content. */
export async function translateTexts<Texts extends Fields>(
  translate: Translate,
  { fields, content, updated_at, ...original }: Original<Texts>,
  language: LanguageCode,
) {
  const limits = { size: content.length, field: 'content' }
  const time = Date.parse(updated_at)
  const blocks = original.blocks ?? (await processText('documentOf', { content, time }, limits))
  const parts = textsOf(blocks.blocks)
  const translated = await translateAll(translate, fields, parts.texts, language)
  const document = { ...blocks, blocks: parts.replacedBy(translated.pieces) }
  const size = translated.pieces.reduce((sum, text) => sum + text.length, content.length)
  const { words: _, ...text } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return { ...text, fields: translated.fields }
}
