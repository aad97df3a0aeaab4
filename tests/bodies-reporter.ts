import type { TestModule } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'

/** Prints how many test bodies ran: Vitest counts each row of a table, and each database, as a test. */
export class BodiesReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const bodies = tests
      .filter((test) => test.result().state !== 'skipped')
      .map(({ module, location }) => `${module.moduleId}:${location?.line}:${location?.column}`)
    process.stdout.write(`     Bodies  ${new Set(bodies).size}\n\n`)
  }
}
