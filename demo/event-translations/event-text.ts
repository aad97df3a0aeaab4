import type { TranslationLanguage } from '@shared/entities/translation'
import { type Draft, type Nested, p, ul } from '../blocks'

export type EventText = { title: string; body: Draft[] }
export type EventTranslations = Record<TranslationLanguage, EventText>

/** The text of an event: paragraphs, then a list of what one has to know. */
export const eventText = (title: string, paragraphs: string[], facts: Nested[]): EventText => ({
  title,
  body: [...paragraphs.map(p), ul(...facts)],
})
