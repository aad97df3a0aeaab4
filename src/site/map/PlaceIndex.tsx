import type { PlaceSummary } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { kilometresBetween } from '@shared/trip/distance'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { PlaceFilters } from './PlaceFilters'
import { PlaceRows } from './PlaceRows'
import { byRegion, filterIn, fits, isFiltering, nearestTo } from './place-filter'
import SumatraMap from './SumatraMap'
import { useHere } from './use-here'

const LIST_ID = 'place-list'

/** All places: on the map and as cards, by region or by how far away they are. The address filters both. */
export default function PlaceIndex({ places }: { places: readonly PlaceSummary[] }) {
  const { t } = useI18n()
  const [query] = useSearchParams()
  const { here, state, ask, forget } = useHere()
  const [highlighted, setHighlighted] = useState<number>()
  const filter = filterIn(query)
  const search = query.toString()
  const shown = useMemo(() => places.filter(fits(filterIn(new URLSearchParams(search)))), [places, search])
  const groups = here ? [{ region: '', name: '', lang: undefined, places: nearestTo(here, shown) }] : byRegion(shown)
  const rows = {
    onPoint: setHighlighted,
    distanceTo: here && ((place: PlaceSummary) => kilometresBetween(here, place)),
  }
  return (
    <>
      <PlaceFilters places={places} filter={filter}>
        <button
          type="button"
          className="button small ghost near-me"
          aria-pressed={here !== undefined}
          disabled={state === 'asked'}
          onClick={here ? forget : ask}
        >
          {t('map.near')}
        </button>
        <output>
          {state === 'refused' || state === 'failed'
            ? t(`map.here.${state}`)
            : t('map.shown', { shown: shown.length, total: places.length })}
        </output>
      </PlaceFilters>
      <div className="places">
        <SumatraMap places={shown} highlighted={highlighted} here={here} list={`#${LIST_ID}`} isFirst />
        <div id={LIST_ID} className="place-regions">
          {shown.length === 0 && (
            <div className="empty">
              <p>{isFiltering(filter) ? t('map.none') : t('map.noPlaces')}</p>
              {isFiltering(filter) && <PrefetchLink to={paths.places}>{t('map.all')}</PrefetchLink>}
            </div>
          )}
          {groups.map(({ region, name, lang, places: own }) => (
            <section key={region}>
              <h2>{name ? <Translatable text={name} lang={lang} /> : t(here ? 'map.near' : 'map.elsewhere')}</h2>
              <PlaceRows places={own} {...rows} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
