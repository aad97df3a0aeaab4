import { isLate } from '../../forms/zoned-time'
import { dateAndTime } from '../../i18n/formats'
import { t } from '../../i18n/i18n'

/** When an article will be published, or should have been. */
export const publicationText = (at: string) =>
  t(isLate(at) ? 'articles.publication.late' : 'articles.publication.willBePublished', { moment: dateAndTime(at) })
