import { createHash } from 'node:crypto'
import { element } from '@shared/content/html'
import { z } from 'zod'

/**
 * A block that Markdown cannot hold completely. It stands in the front matter, so that neither the text nor the pages made from it show
 * it. Its Markdown begins at `line` and has so many `lines` and this `sum`, by which it is found again unless someone has edited that.
 */
export const KeptBlock = z.object({
  line: z.number().int().min(0),
  lines: z.number().int().min(1).max(100_000),
  sum: z.string().max(100),
  block: z.object({ type: z.string(), data: z.record(z.string(), z.unknown()), tunes: z.unknown().optional() }),
})
export type KeptBlock = z.infer<typeof KeptBlock>

/** The name in the front matter. */
export const KEPT_BLOCKS = 'kept_blocks'

const sumOf = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 10)

export function keep(markdown: string, line: number, block: KeptBlock['block']): KeptBlock {
  const lines = markdown.split('\n')
  return { line, lines: lines.length, sum: sumOf(lines), block }
}

/**
 * Puts kept blocks into their text again, as HTML that `fromHtml` reads. They are in its order. `addressOf` resolves the address of a file
 * that stands beside the text.
 */
export function withKeptBlocks(markdown: string, kept: KeptBlock[], addressOf: (address: string) => string) {
  const embedded = (block: KeptBlock['block']) =>
    JSON.stringify(block).replace(/"\/uploads\/([\w.-]+)"/g, (_, name: string) =>
      JSON.stringify(addressOf(`./${name}`)),
    )
  const lines = markdown.replace(/^\n+/, '').split('\n')
  const written: string[] = []
  let next = 0
  /** By how many lines an edit has moved what follows it. */
  let moved = 0
  for (const { line, lines: count, sum, block } of kept) {
    const isHere = (at: number) =>
      at >= next &&
      at + count <= lines.length &&
      (at === 0 || lines[at - 1] === '') &&
      ['', undefined].includes(lines[at + count]) &&
      sumOf(lines.slice(at, at + count)) === sum
    const at = nearest(line + moved, lines.length, isHere)
    if (at === undefined) continue
    moved = at - line
    written.push(...lines.slice(next, at), '', element('div', { 'data-block': embedded(block) }, ''), '')
    next = at + count
  }
  return [...written, ...lines.slice(next)].join('\n')
}

/** The line for which this holds that is nearest to one. */
function nearest(line: number, end: number, isHere: (at: number) => boolean) {
  for (let distance = 0; distance <= Math.max(line, end); distance += 1)
    for (const at of [line + distance, line - distance]) if (at >= 0 && at < end && isHere(at)) return at
}
