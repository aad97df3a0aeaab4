import type { Case } from './cases'

/** What a case has in common with others, in pairs: a fault of one of two parts together shows in any case that has both. */
function pairsOf({ name }: Case) {
  const parts = name.replace(/ of field \d+/, '').split(' · ')
  return parts.flatMap((part, index) => parts.slice(index + 1).map((other) => `${part} · ${other}`))
}

/** So many cases, which together have as many pairs as possible. */
export function shortForm(cases: Case[], count: number) {
  const left = cases.map((given) => ({ given, pairs: pairsOf(given) }))
  const seen = new Set<string>()
  return Array.from({ length: Math.min(count, cases.length) }, () => {
    // By share, or those with a neighbour would always come first.
    const gains = left.map(({ pairs }) => pairs.filter((pair) => !seen.has(pair)).length / pairs.length)
    const [best] = left.splice(gains.indexOf(Math.max(...gains)), 1)
    for (const pair of best?.pairs ?? []) seen.add(pair)
    return best?.given as Case
  })
}
