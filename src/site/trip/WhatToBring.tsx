import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { placeOf } from './legs'
import type { FoundStops } from './trip-loader'

/** What the places of a trip ask for, as one list. */
export function WhatToBring({ stops, found }: { stops: readonly string[]; found: FoundStops }) {
  const { t } = useI18n()
  const places = [...new Set(stops)].flatMap((stop) => placeOf(found[stop]) ?? [])
  const asking = places.filter(({ practical }) => practical.bring)
  if (asking.length === 0) return null
  return (
    <section className="trip-bring" aria-labelledby="trip-bring">
      <h2 id="trip-bring">{t('places.practical.bring')}</h2>
      <ul>
        {asking.map(({ id, name, practical, lang }) => (
          <li key={id}>
            <b>
              <Translatable text={name} lang={lang} />
            </b>{' '}
            <Translatable text={practical.bring ?? ''} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}
