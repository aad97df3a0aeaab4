import { EVENTS_SLUG } from '@shared/article-rules'
import { pick, TEXT_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { MachineTranslation } from '@shared/entities/translation'
import type { LanguageCode } from '@shared/languages'
import type { Translate } from './libretranslate'
import { translateTexts } from './translate-texts'

const { content: _, blocks: __, ...FIELDS } = TEXT_FIELDS

export async function translateArticle(
  translate: Translate,
  article: ManagedArticle,
  language: LanguageCode,
): Promise<MachineTranslation> {
  const { fields, ...text } = await translateTexts(translate, { ...article, fields: pick(article, FIELDS) }, language)
  // The excerpt of an event is an address.
  return { ...fields, ...(article.slug === EVENTS_SLUG && { excerpt: article.excerpt }), ...text }
}
