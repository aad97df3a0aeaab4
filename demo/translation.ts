import type { TranslationLanguage } from '@shared/entities/translation'
import type { Draft } from './blocks'

/** A translation of an article of the demo content: the same blocks in the same order, in another language. */
export type DemoTranslation = {
  /** That of the article. */
  slug: string
  language: TranslationLanguage
  title: string
  excerpt: string
  body: Draft[]
}
