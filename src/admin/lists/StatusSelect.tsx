import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { MouseEvent } from 'react'
import { type TextKey, useI18n } from '../i18n/i18n'

type Props<Status extends string> = {
  /** For screen readers; names the row. */
  label: string
  value: Status
  choices: { id: Status; name: TextKey }[]
  disabled?: boolean
  /** A change is running, so others are ignored. Disabling the field would take the focus away. */
  isBusy?: boolean
  onChange: (status: Status) => void
}

/** A status that can be changed in the list. */
export function StatusSelect<Status extends string>({
  label,
  value,
  choices,
  disabled,
  isBusy,
  onChange,
}: Props<Status>) {
  const { t } = useI18n()
  // The row itself may be a link.
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Select
      size="small"
      value={value}
      disabled={disabled}
      onClick={stop}
      onChange={(event) => !isBusy && onChange(event.target.value as Status)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ fontSize: '0.9rem', minWidth: 132, '& .MuiSelect-select': { py: 0.6 } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {t(name)}
        </MenuItem>
      ))}
    </Select>
  )
}
