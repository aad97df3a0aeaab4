import { timeZone } from '@shared/time'
import { DateInput } from 'react-admin'
import { isOwnZone } from '../i18n/formats'

type Props = { source: string; label?: string; alwaysOn?: boolean }

/** A filter by a day of the magazine, which names its time zone to users whose own days may differ. */
export function DayFilter({ source, label, alwaysOn }: Props) {
  return (
    <DateInput
      source={source}
      label={label}
      alwaysOn={alwaysOn}
      size="small"
      helperText={isOwnZone() ? false : timeZone()}
    />
  )
}
