import type { Place } from '@shared/entities/place'
import { useI18n } from '../i18n/i18n'

const ROMAN = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/** Whether a place is closed or asks for caution, and the alert level of its volcano. Nothing where it is simply open. */
export function PlaceState({
  place: { state, volcano_level: level },
}: {
  place: Pick<Place, 'state' | 'volcano_level'>
}) {
  const { t } = useI18n()
  if (state === 'open' && !level) return null
  return (
    <p className="place-state">
      {state !== 'open' && <strong className={state}>{t(`places.states.${state}`)}</strong>}{' '}
      {level && t('places.volcanoLevel', { level: ROMAN[level] })}
    </p>
  )
}
