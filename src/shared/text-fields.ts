import type { ArticleTexts } from './entities/article'

/** The texts of an article, which its translations have too. */
export const TEXT_FIELDS = {
  title: true,
  excerpt: true,
  content: true,
  blocks: true,
  image_alt: true,
  image_caption: true,
  meta_description: true,
} as const satisfies Record<keyof ArticleTexts, true>
