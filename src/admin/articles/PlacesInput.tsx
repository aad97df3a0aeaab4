import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { MAX_ARTICLE_PLACES } from '@shared/place-rules'
import { useInput } from 'react-admin'
import { type TextKey, translateText, useI18n } from '../i18n/i18n'
import { useFoundPlaces, useHasPlaces } from './use-found-places'

type Props = {
  source?: string
  label?: TextKey
  helperText?: TextKey
  /** The record has one place, named by its id. */
  isOne?: boolean
}

/** The places that a record is about, found by their names. Left out on hosts without places. */
export function PlacesInput(props: Props) {
  return useHasPlaces() ? <Places {...props} /> : null
}

function Places({ source = 'places', label = 'screens.places', helperText = 'places.inArticleHelp', isOne }: Props) {
  const { t } = useI18n()
  const { id, field, fieldState } = useInput({
    source,
    defaultValue: isOne ? null : [],
    ...(isOne && {
      format: (place: number | null) => (place ? [place] : []),
      parse: (places: number[]) => places.at(-1) ?? null,
    }),
  })
  const { hasNames, choices } = useFoundPlaces()
  const chosen: number[] = field.value ?? []
  return (
    <Autocomplete
      {...choices}
      multiple
      id={id}
      value={hasNames ? chosen : []}
      getOptionDisabled={() => !isOne && chosen.length >= MAX_ARTICLE_PLACES}
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
