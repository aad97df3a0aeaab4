/** A longer list is too long to read. */
const MAX_LISTED = 200

/** What an import did, or in a dry run would do. */
export type Report = {
  isDryRun: boolean
  counts: Record<string, number>
  warnings: string[]
}

export type Reporter = ReturnType<typeof createReporter>

export function createReporter(isDryRun: boolean) {
  const report: Report = { isDryRun, counts: {}, warnings: [] }
  let notListed = 0
  return {
    count(what: string, number = 1) {
      report.counts[what] = (report.counts[what] ?? 0) + number
    },
    warn(text: string) {
      if (report.warnings.length < MAX_LISTED) report.warnings.push(text)
      else notListed += 1
    },
    finish(): Report {
      if (notListed > 0) report.warnings.push(`… and ${notListed} more`)
      return report
    },
  }
}

/** The lines for the terminal. */
export function reportLines({ isDryRun, counts, warnings }: Report) {
  const lines = Object.entries(counts).map(([what, number]) => `  ${number} ${what}`)
  return [
    isDryRun ? 'Dry run: nothing was changed. An import would find:' : 'Imported:',
    ...(lines.length > 0 ? lines : ['  nothing new']),
    ...(warnings.length > 0 ? ['Warnings:', ...warnings.map((text) => `  ${text}`)] : []),
  ]
}
