import { n1 } from './scene.js'

/** One strip of land between two depths: an ink key for every column, -1 where nearer land hides it. */
export interface Strip {
  keys: Int32Array
  colors: Map<number, string>
}

export const materialOf = (key: number) => (key < 0 ? -1 : key >> 12)

/** How far, in columns, an edge may wander from one strip to the next and still be the same edge. */
const REACH = 11

/** Where the edge at column j goes on in the neighbouring strip; undefined when it ends here. */
function follow(from: Int32Array, to: Int32Array | undefined, j: number): number | undefined {
  if (!to) return undefined
  const a = from[j - 1] as number
  const b = from[j] as number
  const material = materialOf(a) !== materialOf(b)
  let loose: number | undefined
  for (let d = 0; d <= REACH; d++)
    for (const k of d ? [j - d, j + d] : [j]) {
      if (k < 1 || k >= to.length) continue
      const c = to[k - 1] as number
      const e = to[k] as number
      if (c === e) continue
      if (c === a && e === b) return k
      if (material && loose === undefined && materialOf(c) === materialOf(a) && materialOf(e) === materialOf(b))
        loose = k
    }
  return loose
}

export interface Lines {
  cols: number
  step: number
  /** Screen heights of all depth lines, row by row. */
  y: Float32Array
}

/**
 * Draws strip i. Edges between inks lean towards where they continue in the strips above and below,
 * so that shores and shadows come out as slanted lines instead of stairs.
 */
export function drawStrip(strips: readonly Strip[], i: number, lines: Lines): string {
  const { cols, step, y } = lines
  const { keys, colors } = strips[i] as Strip
  const yAt = (row: number, c: number) => {
    const k = Math.max(0, Math.min(cols - 2, Math.floor(c)))
    const a = y[row * cols + k] as number
    return a + ((y[row * cols + k + 1] as number) - a) * (c - k)
  }
  const edge = (j: number): [top: number, bottom: number] => {
    if (j <= 0 || j >= cols - 1 || (keys[j] as number) < 0 || (keys[j - 1] as number) < 0) return [j, j]
    const above = follow(keys, strips[i + 1]?.keys, j) ?? j
    const under = follow(keys, strips[i - 1]?.keys, j) ?? j
    return [(j + above) / 2, (j + under) / 2]
  }
  const side = (row: number, from: number, to: number, drop: number): string[] => {
    const out: string[] = []
    const add = (c: number, push = 0) => out.push(`${n1(c * step - 20 + push)} ${n1(yAt(row, c) + drop)}`)
    add(from)
    for (let c = Math.floor(from) + 1; c < to; c++) add(c)
    // A hair of overlap keeps the paper from shining through between two inks.
    add(Math.max(from, to), 0.6)
    return out
  }
  const byColor = new Map<string, string>()
  let start = 0
  let left = edge(0)
  for (let j = 1; j < cols; j++) {
    if (j < cols - 1 && keys[j] === keys[start]) continue
    const right = edge(j)
    if ((keys[start] as number) >= 0) {
      const top = side(i + 1, left[0], right[0], 0)
      const bottom = side(i, left[1], right[1], 1.2).reverse()
      const color = colors.get(start) as string
      byColor.set(color, `${byColor.get(color) ?? ''}M${top.join('L')}L${bottom.join('L')}Z`)
    }
    start = j
    left = right
  }
  return [...byColor].map(([c, d]) => `<path fill="${c}" d="${d}"/>`).join('')
}
