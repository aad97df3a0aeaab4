import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { type TextKey, translateText, useI18n } from '../i18n/i18n'
import { useFoundPlaces } from './use-found-places'

/** `not`: the id of a place that cannot be chosen. */
type Props = { source: string; label: TextKey; helperText: TextKey; not?: unknown }

/** One place, found by its name. */
export function PlaceInput({ source, label, helperText, not }: Props) {
  const { t } = useI18n()
  const { id, field, fieldState } = useInput({ source })
  const { hasNames, choices } = useFoundPlaces()
  return (
    <Autocomplete
      {...choices}
      id={id}
      value={hasNames ? ((field.value as number | undefined) ?? null) : null}
      getOptionDisabled={(place) => place === not}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t(label)}
          error={Boolean(fieldState.error)}
          helperText={translateText(fieldState.error?.message ?? t(helperText))}
        />
      )}
    />
  )
}
