import type { TranslationLanguage } from '@shared/entities/translation'
import type { Draft } from './blocks'

/** The translation of an article: the same blocks in the same order. */
export type DemoTranslation = {
  /** The article's slug. */
  slug: string
  language: TranslationLanguage
  title: string
  excerpt: string
  /** Below the cover. */
  caption: string
  body: Draft[]
}

/** The texts of one thing with their languages. */
export const byLanguage = <Text>(texts: Partial<Record<TranslationLanguage, Text>> = {}) =>
  Object.entries(texts) as [language: TranslationLanguage, text: Text][]
