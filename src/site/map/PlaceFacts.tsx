import { useI18n } from '../i18n/i18n'
import { PlaceKind } from '../places/PlaceKind'
import { PlaceState } from '../places/PlaceState'
import type { MappedPlace } from './mapped-place'

type Props = {
  place: Pick<MappedPlace, 'kind' | 'province' | 'province_lang' | 'state' | 'volcano_level'>
  kilometres?: number
}

/** Kind, province, how far away, and whether a visit is possible. */
export function PlaceFacts({ place, kilometres }: Props) {
  const { t } = useI18n()
  const away = kilometres === undefined ? undefined : t('map.away', { km: Math.round(kilometres) })
  return (
    <>
      <PlaceKind place={place} more={away} />
      <PlaceState place={place} />
    </>
  )
}
