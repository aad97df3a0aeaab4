import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { escapeMarkup } from '@shared/content/html'
import { namesOf } from '@shared/editable-fields'
import type { ManagedPage } from '@shared/entities/page'
import type { TranslationLanguage } from '@shared/entities/translation'
import { processText } from '../../threads/threads'
import type { Translate } from './libretranslate'

const plainText = (html: string) => textIn(parseHtml(html)).trim()

type Fields<Field extends string> = Record<Field, string | null>

/** Translates plain texts and pieces of HTML. An empty text stays empty. */
async function translateAll<Field extends string>(
  translate: Translate,
  fields: Fields<Field>,
  pieces: string[],
  language: TranslationLanguage,
) {
  const names = namesOf(fields).filter((name) => fields[name])
  const translations = await translate([...names.map((name) => escapeMarkup(fields[name] ?? '')), ...pieces], language)
  const translated = namesOf(fields).map((name) => [name, plainText(translations[names.indexOf(name)] ?? '')])
  return { fields: Object.fromEntries(translated) as Record<Field, string>, pieces: translations.slice(names.length) }
}

/** Translates plain texts. An empty one stays empty. */
export const translateFields = async <Field extends string>(
  translate: Translate,
  fields: Fields<Field>,
  language: TranslationLanguage,
) => (await translateAll(translate, fields, [], language)).fields

type Original<Field extends string> = Pick<ManagedPage, 'content' | 'blocks' | 'updated_at'> & {
  /** The texts besides the content. */
  fields: Fields<Field>
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
  const translated = await translateAll(translate, fields, parts.texts, language)
  const document = { ...blocks, blocks: parts.replacedBy(translated.pieces) }
  const size = translated.pieces.reduce((sum, text) => sum + text.length, content.length)
  const { words: _, ...text } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return { ...text, fields: translated.fields }
}
