import Box from '@mui/material/Box'

const WIDTH = 90
const HEIGHT = 20
/** Room for the width of the line. */
const EDGE = 1

/** A line of one value a day, too small for an axis. `label` says in words what it shows. */
export function Sparkline({ values, label }: { values: number[]; label: string }) {
  const highest = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length - 1)
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)},${(HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE)).toFixed(1)}`,
  )
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: WIDTH, maxWidth: '100%', height: HEIGHT, color: 'primary.main' }}
    >
      <title>{label}</title>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  )
}
