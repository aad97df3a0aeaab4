import { MAX_PER_PAGE } from '@shared/paging'
import { useState } from 'react'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { useDebouncedValue } from '../use-debounced-value'

const SEARCH_DELAY_MS = 250

const first = { page: 1, perPage: MAX_PER_PAGE, sort: 'name' } as const

/** Whether the host has places: records of others must not get a field for them. */
export const useHasPlaces = () =>
  useOptionalQuery('GET /api/places/manage', { query: { ...first, q: undefined } }).data !== undefined

/** The places that are found by what is typed into a field. */
export function useFoundPlaces() {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const { data, isPending } = useOptionalQuery('GET /api/places/manage', { query: { ...first, q: q || undefined } })
  const [names, setNames] = useState(new Map<number, string>())
  const fresh = data?.places.filter((place) => !names.has(place.id)) ?? []
  // Those that were found stay known, so that a chosen place keeps its name during the next search.
  if (fresh.length > 0) setNames(new Map([...names, ...fresh.map((place) => [place.id, place.name] as const)]))
  return {
    hasNames: names.size > 0,
    /** For MUI's Autocomplete, of ids. */
    choices: {
      options: data?.places.map((place) => place.id) ?? [],
      loading: isPending,
      getOptionLabel: (place: number) => names.get(place) ?? t('places.unknown', { id: place }),
      // The server has searched.
      filterOptions: (options: number[]) => options,
      noOptionsText: t('places.none'),
      onInputChange: (_: unknown, text: string) => setTyped(text),
    },
  }
}
