import type { Needs } from './permissions'

/** What the calendar shows: who may see it, and who may move it to another day. The other kinds are moved in their own forms. */
export const CALENDAR = {
  /** An article that has no text yet. */
  planned: { needs: ['list', 'articles', 'any'], moves: ['edit', 'articles'] },
  /** An unpublished article with a text, on the day when it is due. */
  draft: { needs: ['list', 'articles', 'any'], moves: ['edit', 'articles'] },
  /** The scheduled publication of an article, or of the working copy of a published one. */
  publication: { needs: ['list', 'articles', 'any'], moves: ['publish', 'articles'] },
  newsletter: { needs: ['list', 'newsletters', 'any'], moves: ['send', 'newsletters'] },
  event: { needs: ['list', 'articles', 'any'] },
  ad_start: { needs: ['list', 'ads', 'any'] },
  ad_end: { needs: ['list', 'ads', 'any'] },
  /** The last day of a place's notice. */
  notice_end: { needs: ['list', 'places', 'any'] },
  /** From this day on readers are told that a notice was checked long ago. */
  notice_check: { needs: ['list', 'places', 'any'] },
} as const satisfies Record<string, { needs: Needs; moves?: Needs }>

export type CalendarKind = keyof typeof CALENDAR

export const CALENDAR_KINDS = Object.keys(CALENDAR) as [CalendarKind, ...CalendarKind[]]

/** Who may move an item of this kind; undefined if nobody may. */
export const movesOf = (kind: CalendarKind): Needs | undefined => (CALENDAR[kind] as { moves?: Needs }).moves

/** The longest time that is read at once. */
export const MAX_CALENDAR_DAYS = 400

/** As many items of a kind are shown at once. */
export const MAX_CALENDAR_ITEMS = 500
