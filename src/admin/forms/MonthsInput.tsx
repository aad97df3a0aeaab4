import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { formatDate } from '../i18n/formats'
import { translateText, useI18n } from '../i18n/i18n'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const nameOf = (month: number) =>
  formatDate(`2026-${String(month).padStart(2, '0')}-15`, { month: 'long', timeZone: 'UTC' })

/** Months of the year, by their numbers. */
export function MonthsInput({ source, label, help }: { source: string; label: string; help: string }) {
  useI18n()
  const { id, field, fieldState } = useInput<number[] | null>({ source, defaultValue: [] })
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id={id}
      value={field.value ?? []}
      options={MONTHS}
      getOptionLabel={nameOf}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          error={Boolean(fieldState.error)}
          helperText={translateText(fieldState.error?.message ?? help)}
        />
      )}
    />
  )
}
