import type { TestModule } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'
import type { Figures } from './figures.ts'

type Row = { fault: string; result: string; figures: Figures }

const rowsOf = (modules: ReadonlyArray<TestModule>): Row[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      fault: test.fullName,
      result: test.result().state,
      figures: test.meta().figures ?? {},
    })),
  )

const describeFigures = (figures: Figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** Prints what each fault has measured: a table to read, then the same as a line of JSON. */
export class FiguresReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const rows = rowsOf(modules)
    const lines = rows.map(({ fault, result, figures }) => `  ${result}  ${fault}\n      ${describeFigures(figures)}`)
    process.stdout.write(`\nFaults\n${lines.join('\n')}\n${JSON.stringify({ faults: rows })}\n`)
  }
}
