import type { FeatureLayout, MapLayout } from './layout'

const DOT = 2.6

const Dot = ({ kind }: Pick<FeatureLayout, 'kind'>) => {
  if (kind === 'town') return <rect x={-DOT} y={-DOT} width={2 * DOT} height={2 * DOT} />
  // An aeroplane, seen from above.
  return kind === 'airport' ? <path d="M0-5L1-1 5 2 5 3 1 2 .6 4.600 2 6-2 6-.6 4.600-1 2-5 3-5 2-1-1Z" /> : null
}

/** The names of towns, lakes, seas and airports, for which a page's list of places has no use. */
export const Features = ({ features, units }: Pick<MapLayout, 'features' | 'units'>) => (
  <g aria-hidden>
    {features.map(({ key, kind, x, y, text, name }) => (
      <g key={key} className={`map-name ${kind}`} transform={`translate(${x} ${y}) scale(${units})`}>
        <Dot kind={kind} />
        <text {...name}>{text}</text>
      </g>
    ))}
  </g>
)
