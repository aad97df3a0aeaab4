import { EVENTS_SLUG } from '@shared/constants'
import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { toDocument } from '@shared/content/from-html'
import { escapeMarkup } from '@shared/content/html'
import type { ManagedArticle } from '@shared/entities/article'
import type { MachineTranslation, TranslationLanguage } from '@shared/entities/translation'
import { contentOfBlocks } from '../features/articles/content'
import type { Translate } from './libretranslate'

const wordsOf = (html: string) => textIn(parseHtml(html)).trim()

/** An article in another language, block by block. What the machine answers is cleaned as what people send is. */
export async function translateArticle(
  translate: Translate,
  { title, excerpt, slug, content, blocks, updated_at }: ManagedArticle,
  language: TranslationLanguage,
): Promise<MachineTranslation> {
  const original = blocks ?? toDocument(content, Date.parse(updated_at))
  const parts = textsOf(original.blocks)
  const [translatedTitle = '', translatedExcerpt = '', ...texts] = await translate(
    [escapeMarkup(title), escapeMarkup(excerpt), ...parts.texts],
    language,
  )
  return {
    title: wordsOf(translatedTitle),
    // Of an event it is an address.
    excerpt: slug === EVENTS_SLUG ? excerpt : wordsOf(translatedExcerpt),
    ...contentOfBlocks({ ...original, blocks: parts.replacedBy(texts) }),
  }
}
