import { EVENT_FIELDS, pick } from '@shared/editable-fields'
import type { ArticleInput, ManagedArticle } from '@shared/entities/article'
import { messages } from '@shared/messages'
import type { Db } from '../../db/client'
import { invalid } from '../../http/errors'
import { listPlacesWith } from '../../places/places.service'

type EventInput = Pick<ArticleInput, keyof typeof EVENT_FIELDS>

/** Refuses dates and a place that no event can have. `before`: what is stored of the fields that were not sent. */
export async function checkEvent(tx: Db, input: EventInput, before?: ManagedArticle) {
  const { starts_at, ends_at } = { ...before, ...pick(input, EVENT_FIELDS) }
  if (ends_at && !(starts_at && Date.parse(starts_at) < Date.parse(ends_at)))
    throw invalid({ ends_at: messages.eventEndsEarly })
  const { place_id } = input
  if (!place_id || place_id === before?.place_id) return
  if ((await listPlacesWith(tx, [place_id])).length === 0) throw invalid({ place_id: messages.eventPlaceUnknown })
}

const dateOf = (moment: string | null | undefined) =>
  moment ? new Date(moment) : moment === undefined ? undefined : null

/** The dates of an event, for its columns. */
export const eventDates = ({ starts_at, ends_at }: Pick<EventInput, 'starts_at' | 'ends_at'>) => ({
  starts_at: dateOf(starts_at),
  ends_at: dateOf(ends_at),
})
