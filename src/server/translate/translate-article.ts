import { EVENTS_SLUG } from '@shared/article-rules'
import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { escapeMarkup } from '@shared/content/html'
import type { ManagedArticle } from '@shared/entities/article'
import type { MachineTranslation, TranslationLanguage } from '@shared/entities/translation'
import { processText } from '../threads/threads'
import type { Translate } from './libretranslate'

const plainText = (html: string) => textIn(parseHtml(html)).trim()

const FIELDS = ['title', 'excerpt', 'image_alt', 'image_caption', 'meta_description'] as const

/** Translates an article block by block. The result is sanitised like any other content. */
export async function translateArticle(
  translate: Translate,
  article: ManagedArticle,
  language: TranslationLanguage,
): Promise<MachineTranslation> {
  const { content, updated_at } = article
  const limits = { size: content.length, field: 'content' }
  const time = Date.parse(updated_at)
  const original = article.blocks ?? (await processText('documentOf', { content, time }, limits))
  const parts = textsOf(original.blocks)
  const fields = FIELDS.filter((name) => article[name])
  const translations = await translate(
    [...fields.map((name) => escapeMarkup(article[name] ?? '')), ...parts.texts],
    language,
  )
  const texts = translations.slice(fields.length)
  const inLanguage = (name: (typeof FIELDS)[number]) => plainText(translations[fields.indexOf(name)] ?? '')
  const document = { ...original, blocks: parts.replacedBy(texts) }
  const size = texts.reduce((sum, text) => sum + text.length, content.length)
  const { words: _, ...translated } = await processText('convertBlocks', document, { size, field: 'blocks' })
  return {
    title: inLanguage('title'),
    // The excerpt of an event is an address.
    excerpt: article.slug === EVENTS_SLUG ? article.excerpt : inLanguage('excerpt'),
    image_alt: inLanguage('image_alt') || null,
    image_caption: inLanguage('image_caption') || null,
    meta_description: inLanguage('meta_description') || null,
    ...translated,
  }
}
