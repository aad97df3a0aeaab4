import { useI18n } from '../i18n/i18n'
import type { MappedPlace } from './mapped-place'

type Props = { place: Pick<MappedPlace, 'kind' | 'province' | 'state'>; kilometres?: number }

/** Kind, province, how far away, and whether a visit is possible. */
export function PlaceFacts({ place: { kind, province, state }, kilometres }: Props) {
  const { t } = useI18n()
  const away = kilometres !== undefined && t('map.away', { km: Math.round(kilometres) })
  return (
    <>
      <p className="place-kind">{[t(`places.kinds.${kind}`), province, away].filter(Boolean).join(' · ')}</p>
      {(state === 'caution' || state === 'closed') && (
        <p className={`place-state ${state}`}>{t(`places.states.${state}`)}</p>
      )}
    </>
  )
}
