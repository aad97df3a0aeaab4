import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput, useRecordContext } from 'react-admin'
import { useFoundPlaces } from '../articles/use-found-places'
import { translateText, useI18n } from '../i18n/i18n'

/** The place that this one is a part of. */
export function ParentInput() {
  const { t } = useI18n()
  const record = useRecordContext()
  const { id, field, fieldState } = useInput({ source: 'parent_id' })
  const { hasNames, choices } = useFoundPlaces()
  return (
    <Autocomplete
      {...choices}
      id={id}
      value={hasNames ? ((field.value as number | undefined) ?? null) : null}
      getOptionDisabled={(place) => place === record?.id}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('resources.places.fields.parent_id')}
          error={Boolean(fieldState.error)}
          helperText={translateText(fieldState.error?.message ?? t('places.parentHelp'))}
        />
      )}
    />
  )
}
