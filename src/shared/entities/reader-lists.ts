import { z } from 'zod'
import { messages } from '../messages'
import { MAX_STOPS_TEXT, stopsProblem } from '../trip/stops'
import { Day, exactText, Id, Instant, LanguageCode } from './fields'

const PROBLEMS = { malformed: messages.stopsInvalid, long: messages.tripTooLong } as const

const stops = (mayBeEmpty: boolean) =>
  exactText(MAX_STOPS_TEXT).superRefine((text, { addIssue }) => {
    const problem = mayBeEmpty && text === '' ? undefined : stopsProblem(text)
    if (problem) addIssue({ code: 'custom', message: PROBLEMS[problem] })
  })

/** At least one stop, as in the address of a trip. */
export const TripStops = stops(false)

/** A trip without a stop is an empty text. */
export const TripInput = z.object({ stops: stops(true), start: Day.nullable().optional() })
export type TripInput = z.infer<typeof TripInput>

/** Counts the saves: 0 before the first one. */
const version = z.number().int().min(0)

export const ReaderTrip = z.object({
  stops: z.string(),
  start: z.string().nullable(),
  version,
  /** Null before the first save. */
  updated_at: Instant.nullable(),
})
export type ReaderTrip = z.infer<typeof ReaderTrip>

const SAVED_KINDS = ['articles', 'places'] as const
export const MAX_SAVED = 400

export const SavedItem = z.object({ kind: z.enum(SAVED_KINDS), id: Id, language: LanguageCode })
export type SavedItem = z.infer<typeof SavedItem>

export const SavedInput = z.object({ items: z.array(SavedItem).max(MAX_SAVED) })

export const ReaderSaved = z.object({
  /** The latest first, without what readers can no longer see. `path`: of its page in that language. */
  items: z.array(SavedItem.extend({ title: z.string(), path: z.string() })),
  version,
  updated_at: Instant.nullable(),
})
export type ReaderSaved = z.infer<typeof ReaderSaved>
