import type { PlaceSummary } from '@shared/entities/place'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { PLACE_KINDS } from '@shared/place-rules'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useI18n } from '../i18n/i18n'
import { localeOf } from '../i18n/translate'
import { type PlaceFilter, regionOf } from './place-filter'

type Props = {
  places: readonly PlaceSummary[]
  filter: PlaceFilter
  children: ReactNode
}

type Choice = { value: string | number; label: string }
type SelectProps = { name: string; label: string; any: string; value: string | number | undefined; choices: Choice[] }

const Select = ({ name, label, any, value = '', choices }: SelectProps) => (
  <label>
    {label}
    <select key={value} name={name} defaultValue={value}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

/** Chooses among the places by what the address says. A form that is sent where no script runs. */
export function PlaceFilters({ places, filter, children }: Props) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const address = languagePath(language, paths.places)
  const kinds = PLACE_KINDS.filter((kind) => places.some((place) => place.kind === kind))
  const regions = [...new Map(places.map((place) => [regionOf(place), place.province ?? '']))]
    .filter(([region]) => region)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language))
  const months = useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => ({
      value: index + 1,
      label: format.format(new Date(Date.UTC(2000, index))),
    }))
  }, [language])

  function apply(form: HTMLFormElement) {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (value) query.append(name, String(value))
    const search = query.size > 0 ? `?${query}` : ''
    navigate(address + search, { replace: true, preventScrollReset: true })
  }

  return (
    <search>
      <form
        className="place-filters"
        action={address}
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <Select
          name="kind"
          label={t('map.kind')}
          any={t('map.anyKind')}
          value={filter.kind}
          choices={kinds.map((kind) => ({ value: kind, label: t(`places.kinds.${kind}`) }))}
        />
        <Select
          name="region"
          label={t('map.region')}
          any={t('map.anyRegion')}
          value={filter.region}
          choices={regions.map(([value, label]) => ({ value, label }))}
        />
        <Select name="month" label={t('map.month')} any={t('map.anyMonth')} value={filter.month} choices={months} />
        <label className="check">
          <input key={String(filter.open)} type="checkbox" name="open" value="1" defaultChecked={filter.open} />
          {t('map.open')}
        </label>
        <button type="submit" className="button small ghost without-script">
          {t('map.apply')}
        </button>
        {children}
      </form>
    </search>
  )
}
