import { formatDate } from '../../i18n/formats'
export const momentOf = (instant: string) =>
  formatDate(instant, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
