import type { ManagedPlace, PlaceInput, PublicNotice, StoredNotice, StoredPractical } from '@shared/entities/place'
import { messages } from '@shared/messages'
import { NOTICE_CHECK_DAYS, PRACTICAL_FIELDS } from '@shared/place-rules'
import { DAY_MS, dayOf } from '@shared/time'
import { invalid } from '../http/errors'

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** All practical texts, those that were not sent as null. */
export const practicalTexts = (practical: PlaceInput['practical']) =>
  Object.fromEntries(PRACTICAL_FIELDS.map((field) => [field, practical?.[field] ?? null])) as StoredPractical

type Notices = NonNullable<PlaceInput['notices']>

/** Notices with all their fields, those that were not sent as null. */
export const completeNotices = (notices: Notices): StoredNotice[] =>
  notices.map(({ source_url = null, valid_from = null, valid_until = null, ...notice }) => ({
    ...notice,
    source_url,
    valid_from,
    valid_until,
  }))

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
