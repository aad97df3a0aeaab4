import { EVENTS_SLUG } from '@shared/article-rules'
import { pick } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { MachineTranslation, TranslationLanguage } from '@shared/entities/translation'
import type { Translate } from './libretranslate'
import { translateTexts } from './translate-texts'

const FIELDS = { title: true, excerpt: true, image_alt: true, image_caption: true, meta_description: true } as const

export async function translateArticle(
  translate: Translate,
  article: ManagedArticle,
  language: TranslationLanguage,
): Promise<MachineTranslation> {
  const { fields, ...text } = await translateTexts(translate, { ...article, fields: pick(article, FIELDS) }, language)
  return {
    title: fields.title,
    // The excerpt of an event is an address.
    excerpt: article.slug === EVENTS_SLUG ? article.excerpt : fields.excerpt,
    image_alt: fields.image_alt || null,
    image_caption: fields.image_caption || null,
    meta_description: fields.meta_description || null,
    ...text,
  }
}
