import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import type { MouseEvent } from 'react'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'
import type { MarkerLayout } from './layout'

type Props = {
  marker: MarkerLayout
  units: number
  target: number
  isMarked: boolean
  isOpen: boolean
  /** Where the places of several are listed, for readers without a script. */
  list: string
  onPress: (marker: MarkerLayout) => void
  onFocus: (marker: MarkerLayout) => void
}

/** A point of the map: a place, or several. The first press opens a card, the second leads to the place. */
export function Marker({ marker, units, target, isMarked, isOpen, list, onPress, onFocus }: Props) {
  const { t, language } = useI18n()
  const [place, ...others] = marker.places
  if (!place) return null
  const isOne = others.length === 0
  // Several are closed if all of them are.
  const state = marker.places.every((each) => each.state === place.state) && place.state !== 'open' ? place.state : ''
  const link = {
    onClick(event: MouseEvent) {
      if ((isOne && isOpen) || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPress(marker)
    },
    onFocus: () => onFocus(marker),
    'aria-expanded': isOpen || undefined,
    // Begins with the text that is seen.
    'aria-label': [marker.text, isOne && state && t(`places.states.${state}`), ...others.map(({ name }) => name)]
      .filter(Boolean)
      .join(' · '),
    'data-place': marker.places.map(({ id }) => id).join(' '),
  }
  const { lang = DEFAULT_LANGUAGE } = place
  const drawing = (
    <>
      <circle className="marker-area" r={target / 2} />
      <circle className="marker-point" r={isOne ? 8 : 12} />
      {state === 'closed' && isOne && <path className="marker-bar" d="M-4 0H4" />}
      {marker.name && (
        <text className="marker-name" {...marker.name} lang={lang === language ? undefined : lang}>
          {marker.text}
        </text>
      )}
    </>
  )
  return (
    <g
      className={['marker', state, !isOne && 'several', (isMarked || isOpen) && 'marked'].filter(Boolean).join(' ')}
      transform={`translate(${marker.x} ${marker.y}) scale(${units})`}
    >
      {isOne ? (
        <PrefetchLink to={paths.place(place.slug)} {...link}>
          {drawing}
        </PrefetchLink>
      ) : (
        <a href={list} {...link}>
          {drawing}
        </a>
      )}
      {!isOne && (
        <text className="marker-count" y={4.5} textAnchor="middle" aria-hidden>
          {marker.places.length}
        </text>
      )}
    </g>
  )
}
