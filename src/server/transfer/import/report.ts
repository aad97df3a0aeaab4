import type { LossCount } from '@shared/entities/import'
import { createLosses, type LossRow, lossLines } from './losses'

/** A longer list is too long to read. */
const MAX_LISTED = 200

/** What an import did, or in a dry run would do. */
export type Report = {
  isDryRun: boolean
  counts: Record<string, number>
  warnings: string[]
  /** By kind: what the source has, and what of it is here. */
  table: LossCount[]
  losses: LossRow[]
  /** Something would be lost, and that was not accepted: nothing was written. */
  isRefused: boolean
  /** The file with the whole list. */
  path?: string
}

export type Reporter = ReturnType<typeof createReporter>

export function createReporter(isDryRun: boolean) {
  const counts: Report['counts'] = {}
  const warnings: string[] = []
  const losses = createLosses()
  let notListed = 0
  return {
    losses,
    count(what: string, number = 1) {
      if (number > 0) counts[what] = (counts[what] ?? 0) + number
    },
    warn(text: string) {
      if (warnings.length < MAX_LISTED) warnings.push(text)
      else notListed += 1
    },
    finish(): Report {
      if (notListed > 0) warnings.push(`… and ${notListed} more`)
      return { isDryRun, counts, warnings, table: losses.table(), losses: losses.rows, isRefused: false }
    },
  }
}

const REFUSED = [
  'Nothing was imported, because something would be lost: see “lost” above.',
  'Change the source and repeat the import, or repeat it with --accept-losses.',
]

/** The lines for the terminal. */
export function reportLines({ isDryRun, isRefused, counts, warnings, table, path }: Report) {
  const lines = Object.entries(counts).map(([what, number]) => `  ${number} ${what}`)
  const isPlan = isDryRun || isRefused
  return [
    isPlan ? 'Nothing was changed. An import would find:' : 'Imported:',
    ...(lines.length > 0 ? lines : ['  nothing new']),
    ...(warnings.length > 0 ? ['Warnings:', ...warnings.map((text) => `  ${text}`)] : []),
    ...(table.length > 0 ? ['In the source and here:', ...lossLines(table)] : []),
    ...(path ? [`The whole list: ${path}`] : []),
    ...(isRefused && !isDryRun ? REFUSED : []),
  ]
}
