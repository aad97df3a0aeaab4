import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { MAX_PER_PAGE } from '@shared/paging'
import { MAX_ARTICLE_PLACES } from '@shared/place-rules'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import { type TextKey, translateText, useI18n } from '../i18n/i18n'
import { useDebouncedValue } from '../use-debounced-value'

const SEARCH_DELAY_MS = 250

const first = { page: 1, perPage: MAX_PER_PAGE, sort: 'name' } as const

type Props = {
  source?: string
  label?: TextKey
  helperText?: TextKey
  /** The record has one place, named by its id. */
  isOne?: boolean
}

/** The places that a record is about, found by their names. Left out on hosts without places, whose records must not get the field. */
export function PlacesInput(props: Props) {
  const { data } = useOptionalQuery('GET /api/places/manage', { query: { ...first, q: undefined } })
  return data ? <Places {...props} /> : null
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
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const { data, isPending } = useOptionalQuery('GET /api/places/manage', { query: { ...first, q: q || undefined } })
  const [names, setNames] = useState(new Map<number, string>())
  const fresh = data?.places.filter((place) => !names.has(place.id)) ?? []
  // Those that were found stay known, so that a chosen place keeps its name during the next search.
  if (fresh.length > 0) setNames(new Map([...names, ...fresh.map((place) => [place.id, place.name] as const)]))
  const chosen: number[] = field.value ?? []
  const nameOf = (place: number) => names.get(place) ?? t('places.unknown', { id: place })
  return (
    <Autocomplete
      multiple
      id={id}
      value={names.size === 0 ? [] : chosen}
      options={data?.places.map((place) => place.id) ?? []}
      loading={isPending}
      getOptionLabel={nameOf}
      // The server has searched.
      filterOptions={(options) => options}
      noOptionsText={t('places.none')}
      getOptionDisabled={() => !isOne && chosen.length >= MAX_ARTICLE_PLACES}
      onInputChange={(_, text) => setTyped(text)}
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
