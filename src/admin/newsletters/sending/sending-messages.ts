import { formatDate } from '../../i18n/formats'

export const SEND_FAILED = 'newsletters.sending.failed'
export const SAVE_FIRST = 'newsletters.sending.saveFirst'

/** A moment in the reader's own time. */
export const moment = (instant: string) => formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' })
