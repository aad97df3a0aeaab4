import { timeZone } from '@shared/time'
import { DayInput } from '../forms/DayInput'
import { isOwnZone } from '../i18n/formats'

type Props = { source: string; label?: string; alwaysOn?: boolean }

/** A filter by a day of the magazine, which names its time zone to users whose own days may differ. */
export const DayFilter = ({ source, label, alwaysOn }: Props) => (
  <DayInput
    source={source}
    label={label}
    alwaysOn={alwaysOn}
    size="small"
    help={isOwnZone() ? undefined : timeZone()}
  />
)
