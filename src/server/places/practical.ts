import type { ManagedPlace, PlaceInput, PublicNotice, StoredNotice, StoredPractical } from '@shared/entities/place'
import { messages } from '@shared/messages'
import { NOTICE_CHECK_DAYS, PRACTICAL_FIELDS } from '@shared/place-rules'
import { invalid } from '../http/errors'

/** Western Indonesia Time, in which notices begin and end. */
const ZONE = 'Asia/Jakarta'

const days = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/** The day in Sumatra, such as 2026-11-22. */
const dayInSumatra = (instant: Date) => days.format(instant)

const MS_PER_DAY = 86_400_000

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY

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
  const latest = dayInSumatra(new Date(now.getTime() + MS_PER_DAY))
  const early = notices.findIndex(({ checked_on }) => checked_on > latest)
  if (early >= 0) throw invalid({ [`notices.${early}.checked_on`]: messages.noticeCheckedLater })
  return completeNotices(notices)
}

/** The notices that readers need: those that hold, and those that will. */
export function publicNotices({ notices }: Pick<ManagedPlace, 'notices'>, now: Date): PublicNotice[] {
  const today = dayInSumatra(now)
  return notices
    .filter(({ valid_until }) => valid_until === null || valid_until >= today)
    .map((notice) => ({ ...notice, check_overdue: daysBetween(notice.checked_on, today) > NOTICE_CHECK_DAYS }))
}
