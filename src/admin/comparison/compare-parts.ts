import { isNoticeField, isPlainField } from '@shared/content/parts'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'
import { type Part, SINGLE_PARTS } from './readable-parts'

/** A run of text that is in both versions or in only one. */
export type Run = { text: string; isChanged: boolean }
/** Two parts side by side; null if one version has no counterpart. */
export type Row = { isChanged: boolean; before: Side | null; after: Side | null }
export type Side = Pick<Part, 'kind' | 'level'> & { runs: Run[] }

/** From this share of common words on, two texts count as versions of one another. */
const LIKENESS = 0.35

const isSameKind = (a: Part, b: Part) => a.kind === b.kind && a.level === b.level

const isSame = (a: Part, b: Part) => isSameKind(a, b) && a.text === b.text

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

function isLike(a: Part, b: Part) {
  if (!isSameKind(a, b)) return false
  const isSingle = isPlainField(a.kind) || isNoticeField(a.kind) || SINGLE_PARTS.some((kind) => kind === a.kind)
  if (a.kind === 'only' || isSingle) return true
  const [first, second] = [wordsOf(a.text), wordsOf(b.text)]
  const common = [...first].filter((word) => second.has(word)).length
  return (2 * common) / Math.max(1, first.size + second.size) >= LIKENESS
}

const whole = ({ text, ...what }: Part, isChanged: boolean): Side => ({ ...what, runs: [{ text, isChanged }] })

const runsOf = (changes: ChangeObject<string>[], other: 'added' | 'removed', own: 'added' | 'removed') =>
  changes.filter((change) => !change[other]).map((change) => ({ text: change.value, isChanged: change[own] }))

function pair(before: Part, after: Part): Row {
  // Addresses are not compared word by word.
  if (before.kind === 'featured') return { isChanged: true, before: whole(before, true), after: whole(after, true) }
  const changes = diffWordsWithSpace(before.text, after.text)
  return {
    isChanged: true,
    before: { kind: before.kind, level: before.level, runs: runsOf(changes, 'added', 'removed') },
    after: { kind: after.kind, level: after.level, runs: runsOf(changes, 'removed', 'added') },
  }
}

const removed = (part: Part): Row => ({ isChanged: true, before: whole(part, true), after: null })
const added = (part: Part): Row => ({ isChanged: true, before: null, after: whole(part, true) })
const unchanged = (part: Part): Row => ({ isChanged: false, before: whole(part, false), after: whole(part, false) })

/** Pairs removed with added parts that are alike, keeping the order of both. */
function replaced(before: Part[], after: Part[]): Row[] {
  const rows: Row[] = []
  let next = 0
  for (const old of before) {
    const like = after.findIndex((part, index) => index >= next && isLike(old, part))
    if (like < 0) {
      rows.push(removed(old))
      continue
    }
    rows.push(...after.slice(next, like).map(added), pair(old, after[like] as Part))
    next = like + 1
  }
  return [...rows, ...after.slice(next).map(added)]
}

/** Compares two versions part by part. */
export function compareParts(before: Part[], after: Part[]): Row[] {
  const changes = diffArrays(before, after, { comparator: isSame })
  const rows: Row[] = []
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index]
    if (!change) continue
    const following = changes[index + 1]
    if (change.removed && following?.added) {
      rows.push(...replaced(change.value, following.value))
      index += 1
    } else if (change.removed) rows.push(...change.value.map(removed))
    else if (change.added) rows.push(...change.value.map(added))
    else rows.push(...change.value.map(unchanged))
  }
  return rows
}
