import { z } from 'zod'
import { DESK_STATES, TRANSLATED_KINDS } from '../translation-desk'
import { Id, Instant, LanguageCode } from './fields'
import { TRANSLATION_LANGUAGES } from './translation'

export const TranslatedKind = z.enum(TRANSLATED_KINDS, { error: `Must be one of ${TRANSLATED_KINDS.join(', ')}` })
export const DeskState = z.enum(DESK_STATES, { error: `Must be one of ${DESK_STATES.join(', ')}` })

/** An original with the states of its translations. A language that is left out is missing. */
export const DeskRow = z.object({
  /** Of the row: the ids of two kinds may be the same. */
  id: z.string(),
  kind: TranslatedKind,
  item_id: Id,
  title: z.string(),
  /** In which the original is written. */
  language: LanguageCode,
  /** Of articles and ads; 0 for other kinds, whose views are not counted. */
  views: z.number().int(),
  updated_at: Instant,
  states: z.partialRecord(LanguageCode, DeskState),
})
export type DeskRow = z.infer<typeof DeskRow>

/** How many translations are in each state. */
export const DeskCounts = z.record(DeskState, z.number().int())
export type DeskCounts = z.infer<typeof DeskCounts>

/** Into how many languages an original can be translated. */
export const LANGUAGE_COUNT = TRANSLATION_LANGUAGES.length
