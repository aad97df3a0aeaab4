import { cut } from '@shared/content/clean-text'
import { type Found, isWhollyLost, LOSS_KINDS, type Loss } from '@shared/content/losses'
import { csvOf } from '@shared/csv'
import type { LossCount } from '@shared/entities/import'

/** What something of a source is missing or different from: an article, a page, an author, or the source as a whole. */
export type LossPlace = {
  title: string
  /** Its address at the old site. */
  address?: string
  /** Its address here, once it has one. */
  target?: string
}

/** One line of the loss table: a loss and where it is. */
export type LossRow = Loss & { place: LossPlace }

/** How many places of a kind are printed. */
const PRINTED_PLACES = 3

/** What one record of a source has and lacks. Readers of files, of HTML, of pictures and of fields report to it. */
export type RecordLosses = {
  found: Found
  lost: Loss[]
}

export const noLosses = (): RecordLosses => ({ found: {}, lost: [] })

export function addFound(record: RecordLosses, found: Found) {
  for (const kind of LOSS_KINDS) if (found[kind]) record.found[kind] = (record.found[kind] ?? 0) + found[kind]
}

/**
 * The losses of an import: everything that notices one reports it here, and the printed table, the file, the screen and the notes of
 * articles are made from it.
 */
export function createLosses() {
  const found: Found = {}
  const rows: LossRow[] = []
  return {
    rows,
    /** Adds what a record has and lacks, once it is known that the import writes it. */
    add(record: RecordLosses, place: LossPlace) {
      for (const kind of LOSS_KINDS) found[kind] = (found[kind] ?? 0) + (record.found[kind] ?? 0)
      for (const loss of record.lost) rows.push({ ...loss, place })
    },
    lost: () => rows.filter(isWhollyLost).length,
    table: () => tableOf(found, rows),
  }
}

export type Losses = ReturnType<typeof createLosses>

function tableOf(all: Found, rows: LossRow[]): LossCount[] {
  return LOSS_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const lost = ofKind.filter(isWhollyLost)
    const changed = ofKind.length - lost.length
    // Some losses are of what no reader counts, such as a field that only one program has.
    const found = Math.max(all[kind] ?? 0, ofKind.length)
    if (found === 0) return []
    const places = (lost.length > 0 ? lost : ofKind)
      .slice(0, PRINTED_PLACES)
      .map((row) => ({ title: shortLine(row.place.title), text: `${lossText(row)} (${outcomeOf(row)})` }))
    return [{ kind, found, kept: found - ofKind.length, changed, lost: lost.length, places }]
  })
}

const MAX_PRINTED = 100

/** A text as one line that is short enough to be read. */
export function shortLine(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_PRINTED ? `${cut(line, MAX_PRINTED).trimEnd()}…` : line
}

/** How an owner recognises a loss: its words and its address. */
export const lossText = ({ text, address }: Loss) =>
  [text, address === text ? '' : address]
    .filter(Boolean)
    .map((part) => shortLine(part as string))
    .join(' ')

const outcomeOf = (loss: Loss) => (loss.became ? `changed to ${loss.became}` : 'lost')

/** The table for the terminal. */
export function lossLines(table: LossCount[]) {
  if (table.length === 0) return []
  const header = ['', 'in the source', 'kept', 'changed', 'lost']
  const cells = table.map(({ kind, found, kept, changed, lost }) => [kind, ...[found, kept, changed, lost].map(String)])
  const widths = header.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`
  return [
    line(header),
    ...table.flatMap((count, index) => [
      line(cells[index] ?? []),
      ...count.places.map(({ title, text }) => `      ${title}: ${text}`),
    ]),
  ]
}

const COLUMNS = ['kind', 'outcome', 'what', 'address', 'in', 'old address', 'new address'] as const

/** The whole list as a file for spreadsheets. */
export const lossCsv = (rows: LossRow[]) =>
  csvOf(
    COLUMNS,
    rows.map((row) => ({
      kind: row.kind,
      outcome: outcomeOf(row),
      what: row.text,
      address: row.address,
      in: row.place.title,
      'old address': row.place.address,
      'new address': row.place.target,
    })),
  )

/** The text of the note at an article, of at most `length` characters. */
export function lossNote(losses: Loss[], length: number) {
  const lines = losses.map((loss) => `• ${loss.kind}, ${outcomeOf(loss)}: ${lossText(loss)}`)
  const all = ['The import could not keep all of it:', ...lines].join('\n')
  if (all.length <= length) return all
  const more = '\n… The whole list is under Imports.'
  return `${all.slice(0, all.lastIndexOf('\n', length - more.length))}${more}`
}
