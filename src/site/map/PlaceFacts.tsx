import { useI18n } from '../i18n/i18n'
import { PlaceState } from '../places/PlaceState'
import type { MappedPlace } from './mapped-place'

type Props = { place: Pick<MappedPlace, 'kind' | 'province' | 'state' | 'volcano_level'>; kilometres?: number }

/** Kind, province, how far away, and whether a visit is possible. */
export function PlaceFacts({ place, kilometres }: Props) {
  const { t } = useI18n()
  const away = kilometres !== undefined && t('map.away', { km: Math.round(kilometres) })
  return (
    <>
      <p className="place-kind">
        {[t(`places.kinds.${place.kind}`), place.province, away].filter(Boolean).join(' · ')}
      </p>
      <PlaceState place={place} />
    </>
  )
}
