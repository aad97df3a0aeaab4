import { createHash } from 'node:crypto'
import type { ManagedPlace, PlaceInput, PublicNotice, StoredNotice, StoredPractical } from '@shared/entities/place'
import type { PlaceTranslationInput } from '@shared/entities/place-translation'
import { messages } from '@shared/messages'
import { NOTICE_CHECK_DAYS, PRACTICAL_FIELDS } from '@shared/place-rules'
import { DAY_MS, dayOf } from '@shared/time'
import { invalid } from '../http/errors'

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** All practical texts, those that were not sent as null. */
export const practicalTexts = (practical: PlaceInput['practical']) =>
  Object.fromEntries(PRACTICAL_FIELDS.map((field) => [field, practical?.[field] ?? null])) as StoredPractical

type Notices = NonNullable<PlaceInput['notices']>

const idFrom = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Notices with all their fields, those that were not sent as null. One without an id gets the same from its text each time. */
export function completeNotices(notices: Notices): StoredNotice[] {
  const taken = new Set<string>()
  return notices.map(({ id, source_url = null, valid_from = null, valid_until = null, ...notice }) => {
    let own = id ?? idFrom(notice.text)
    while (taken.has(own)) own = idFrom(own)
    taken.add(own)
    return { ...notice, id: own, source_url, valid_from, valid_until }
  })
}

/** The translated texts of the notices that the place has. */
export const noticeTexts = (texts: PlaceTranslationInput['notices'], { notices }: Pick<ManagedPlace, 'notices'>) =>
  notices.flatMap(({ id }) => {
    const text = texts?.find((each) => each.id === id)?.text
    return text ? [{ id, text }] : []
  })

/** The notices as they are stored. Refuses one that was checked in the future: its age would be hidden until then. */
export function noticesToStore(notices: Notices, now: Date) {
  // It is tomorrow already east of Sumatra, where an editor may be.
  const latest = dayOf(new Date(now.getTime() + DAY_MS))
  const early = notices.findIndex(({ checked_on }) => checked_on > latest)
  if (early >= 0) throw invalid({ [`notices.${early}.checked_on`]: messages.noticeCheckedLater })
  return completeNotices(notices)
}

/** The notices that readers need: those that hold, and those that will. */
export function publicNotices({ notices }: Pick<ManagedPlace, 'notices'>, now: Date): PublicNotice[] {
  const today = dayOf(now)
  return notices
    .filter(({ valid_until }) => valid_until === null || valid_until >= today)
    .map((notice) => ({ ...notice, check_overdue: daysBetween(notice.checked_on, today) > NOTICE_CHECK_DAYS }))
}
