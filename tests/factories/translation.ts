import type { ManagedArticle } from '@shared/entities/article'
import type { Contents } from '@tests/host-contents'

type TranslationRow = NonNullable<Contents['translations']>[number]

/** A translation of an article: without overrides, a draft in Indonesian. */
export const makeTranslation = (
  article: Pick<ManagedArticle, 'id' | 'created_at' | 'updated_at'>,
  overrides: Partial<TranslationRow> = {},
): TranslationRow => ({
  article_id: article.id,
  language: 'id',
  status: 'draft',
  machine: false,
  title: 'Danau Toba',
  excerpt: 'Danau kawah',
  content: '<p>Air dalam</p>',
  blocks: null,
  image_alt: null,
  image_caption: null,
  meta_description: null,
  translator: null,
  review_note: null,
  outdated: false,
  version: 1,
  created_at: article.created_at,
  updated_at: article.updated_at,
  ...overrides,
})
