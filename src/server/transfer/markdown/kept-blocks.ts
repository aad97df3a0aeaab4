import { createHash } from 'node:crypto'
import { element } from '@shared/content/html'
import { z } from 'zod'

/**
 * A block that Markdown cannot hold completely. It stands in the front matter, so that neither the text nor the pages made from it show
 * it; `lines` and `sum` are those of its Markdown, by which it is found again unless someone has edited that since.
 */
export const KeptBlock = z.object({
  lines: z.number().int().min(1).max(100_000),
  sum: z.string().max(100),
  block: z.object({ type: z.string(), data: z.record(z.string(), z.unknown()), tunes: z.unknown().optional() }),
})
export type KeptBlock = z.infer<typeof KeptBlock>

/** The name in the front matter. */
export const KEPT_BLOCKS = 'kept_blocks'

const sumOf = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 10)

export function keep(markdown: string, block: KeptBlock['block']): KeptBlock {
  const lines = markdown.split('\n')
  return { lines: lines.length, sum: sumOf(lines), block }
}

/**
 * Puts kept blocks into their text again, as HTML that `fromHtml` reads. They are in its order. `addressOf` resolves the address of a file
 * that stands beside the text.
 */
export function withKeptBlocks(markdown: string, kept: KeptBlock[], addressOf: (address: string) => string) {
  const embedded = (block: KeptBlock['block']) =>
    JSON.stringify(block).replace(/"\/uploads\/([\w.-]+)"/g, (_, name: string) => JSON.stringify(addressOf(`./${name}`)))
  const lines = markdown.split('\n')
  const written: string[] = []
  let next = 0
  for (const { lines: count, sum, block } of kept) {
    const isHere = (at: number) =>
      (at === 0 || lines[at - 1] === '') &&
      ['', undefined].includes(lines[at + count]) &&
      sumOf(lines.slice(at, at + count)) === sum
    let at = next
    while (at + count <= lines.length && !isHere(at)) at += 1
    if (at + count > lines.length) continue
    written.push(...lines.slice(next, at), '', element('div', { 'data-block': embedded(block) }, ''), '')
    next = at + count
  }
  return [...written, ...lines.slice(next)].join('\n')
}
