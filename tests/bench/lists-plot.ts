import type { Latencies } from './load'

/** What a request costs: processor time of the server and of PostgreSQL in milliseconds, and what ten clients wait. */
export type Cost = { database: string; size: number; path: string; server: number; postgres: number } & Latencies

const WIDTH = 860
const PANEL = { left: 56, top: 44, width: 300, height: 300, gap: 90 }
/** Milliseconds of processor time between which the vertical axes reach. */
const [LEAST, MOST] = [0.2, 200]

/** Drawn for each size. */
export const PATHS = {
  'articles, any page': 'any page of all articles',
  topic: 'any page of a topic',
  'search, two words': 'search of readers',
  'managed, any page': 'managed list',
  'managed, search for two words': 'search in the managed list',
  users: 'users',
  deliveries: 'deliveries',
}
// Told apart also by those who see few colours, and readable on white and on black.
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8c7300', '#56b4e9', '#7f7f7f']

const round = (value: number) => Math.round(value * 10) / 10
const between = (value: number, least: number, most: number) => Math.log(value / least) / Math.log(most / least)

function panel(database: string, index: number, costs: Cost[], sizes: number[]) {
  const left = PANEL.left + index * (PANEL.width + PANEL.gap)
  const bottom = PANEL.top + PANEL.height
  const x = (size: number) => round(left + PANEL.width * between(size, sizes[0] ?? 1, sizes.at(-1) ?? 10))
  const y = (cost: number) => round(bottom - PANEL.height * between(Math.max(cost, LEAST), LEAST, MOST))
  const ticks = [1, 10, 100].map(
    (cost) =>
      `<line x1="${left}" x2="${left + PANEL.width}" y1="${y(cost)}" y2="${y(cost)}" stroke="#8888" />` +
      `<text x="${left - 8}" y="${y(cost) + 4}" text-anchor="end">${cost}</text>`,
  )
  const columns = sizes.map(
    (size) => `<text x="${x(size)}" y="${bottom + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  )
  const lines = Object.keys(PATHS).map((path, colour) => {
    const points = sizes.flatMap((size) => {
      const cost = costs.find((each) => each.database === database && each.size === size && each.path === path)
      return cost ? [`${x(size)},${y(cost.server + cost.postgres)}`] : []
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[colour]}" stroke-width="2" />`
  })
  return (
    `<text x="${left}" y="${PANEL.top - 16}" font-weight="bold">${database}</text>` +
    [...ticks, ...columns, ...lines].join('\n')
  )
}

/** Processor time of a request (server and database together) by the number of articles, both on logarithmic axes, as SVG. */
export function drawCosts(costs: Cost[]) {
  const sizes = [...new Set(costs.map(({ size }) => size))].sort((a, b) => a - b)
  const databases = [...new Set(costs.map(({ database }) => database))].sort()
  const top = PANEL.top + PANEL.height + 50
  const legend = Object.values(PATHS).map((label, index) => {
    const [left, line] = [PANEL.left + (index % 3) * 260, top + Math.floor(index / 3) * 20]
    return `<rect x="${left}" y="${line - 9}" width="14" height="4" fill="${COLOURS[index]}" /><text x="${left + 20}" y="${line - 3}">${label}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 60}" font-family="sans-serif" font-size="12" fill="#777" role="img">
<title>Processor milliseconds of a request, by the number of articles</title>
${databases.map((database, index) => panel(database, index, costs, sizes)).join('\n')}
${legend.join('\n')}
</svg>
`
}
