import { EVENTS_SLUG } from '@shared/article-rules'
import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { escapeMarkup } from '@shared/content/html'
import type { ManagedArticle } from '@shared/entities/article'
import type { MachineTranslation, TranslationLanguage } from '@shared/entities/translation'
import { processText } from '../threads/threads'
import type { Translate } from './libretranslate'

const plainText = (html: string) => textIn(parseHtml(html)).trim()

/** Translates an article block by block. The result is sanitised like any other content. */
export async function translateArticle(
  translate: Translate,
  { title, excerpt, slug, content, blocks, updated_at }: ManagedArticle,
  language: TranslationLanguage,
): Promise<MachineTranslation> {
  const limits = { size: content.length, field: 'content' }
  const time = Date.parse(updated_at)
  const original = blocks ?? (await processText('documentOf', { content, time }, limits))
  const parts = textsOf(original.blocks)
  const [translatedTitle = '', translatedExcerpt = '', ...texts] = await translate(
    [escapeMarkup(title), escapeMarkup(excerpt), ...parts.texts],
    language,
  )
  const document = { ...original, blocks: parts.replacedBy(texts) }
  const size = texts.reduce((sum, text) => sum + text.length, content.length)
  const { words: _, ...translated } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return {
    title: plainText(translatedTitle),
    // The excerpt of an event is an address.
    excerpt: slug === EVENTS_SLUG ? excerpt : plainText(translatedExcerpt),
    ...translated,
  }
}
