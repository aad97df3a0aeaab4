import { formatTotal } from '../i18n/formats'
import { translate } from '../i18n/i18n'

/** Which rows are shown of a list that has more than were counted: 1–25 of 10,000+. */
export const rangeOf =
  (total: number | undefined) =>
  ({ from, to }: { from: number; to: number }) =>
    translate('ra.navigation.page_range_info', '', {
      offsetBegin: from,
      offsetEnd: to,
      total: formatTotal({ total, total_is_minimum: true }),
    })
