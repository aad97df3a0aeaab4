import { DateField } from 'react-admin'
import { dateLocale } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A date of the row as lists show it: 1 Jan 2026. */
export function Day({ source }: { source: string }) {
  useI18n()
  return <DateField source={source} locales={dateLocale()} options={day} variant="inherit" />
}
