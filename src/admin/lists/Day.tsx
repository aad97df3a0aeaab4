import { useRecordContext } from 'react-admin'
import { shortDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** A date of the row as lists show it: 1 Jan 2026. */
export function Day({ source }: { source: string }) {
  useI18n()
  const moment = useRecordContext()?.[source]
  return typeof moment === 'string' ? <time dateTime={moment}>{shortDay(moment)}</time> : null
}
