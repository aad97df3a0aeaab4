import type { ManagedArticle } from '@shared/entities/article'
import type { Contents } from '@tests/host-contents'

type Row = NonNullable<Contents['translations']>[number]

/** A published translation of an article. */
export const makeTranslation = (
  { id, created_at, updated_at }: ManagedArticle,
  texts: Pick<Row, 'language' | 'title'> & Partial<Row>,
): Row => ({
  article_id: id,
  excerpt: 'An excerpt',
  content: '<p>A text</p>',
  blocks: null,
  image_alt: null,
  image_caption: null,
  meta_description: null,
  status: 'published',
  outdated: false,
  machine: false,
  version: 1,
  created_at,
  updated_at,
  ...texts,
})
