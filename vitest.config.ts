import { defineConfig } from 'vitest/config'
import { BodiesReporter } from './tests/bodies-reporter.ts'
import { LongestFirst } from './tests/longest-first.ts'
import { inBrowser, node, onPostgres, pages } from './tests/projects.ts'

/** Tests of the server whose subject is what the two databases could do differently: locks, order, dates and moves. */
const OF_THE_DATABASE =
  'ad-limits article-schedule audit cuts every-text idempotency idempotent-calls migrations newsletter-sending overdue refusal-causes search throttles working-copies'

/** `npm test`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new BodiesReporter()],
    includeTaskLocation: true,
    projects: [
      node,
      ...onPostgres({ include: OF_THE_DATABASE.split(' ').map((name) => `tests/server/**/${name}.test.ts`) }),
      pages,
      inBrowser({ name: 'e2e', include: ['tests/e2e/**/*.spec.ts'] }),
    ],
  },
})
