import type { TranslationLanguage } from '@shared/entities/translation'
import type { Draft } from './blocks'

export type DemoPageText = { title: string; body: Draft[] }

/** A page of the owner, seeded as a draft. Translations have the same blocks in the same order. */
export type DemoPage = DemoPageText & {
  slug: string
  translations?: Partial<Record<TranslationLanguage, DemoPageText>>
}

/** Something that only the owner knows. Published unfilled, it would at least stand out. */
export const toFill = (what: string) => `<mark class="cdx-marker">[${what}]</mark>`
