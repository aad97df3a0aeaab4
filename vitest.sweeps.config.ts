import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { inBrowser, onPostgres } from './tests/projects.ts'

/** Tests of the server that bring their databases with them, or whose subject is not the database. */
const ON_ANY_DATABASE =
  'process database-outage idempotency-kills mail-crash mail-outage backup-archive disk-guard doctor-services worst-shapes threads hostile-input malformed-requests front-door turns config dkim links pages unkeyed-inputs languages offline metrics upload-queue'

/**
 * Of `npm run test:sweeps`: what takes too long for `npm test`, which has short forms of it. The whole API on PostgreSQL,
 * and each page, screen and state in a browser, checked for accessibility.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...onPostgres({
        include: ['tests/server/**/*.test.ts'],
        exclude: ON_ANY_DATABASE.split(' ').map((name) => `tests/server/**/${name}.test.ts`),
      }),
      inBrowser({ name: 'sweeps', include: ['tests/sweeps/**/*.spec.ts'] }),
    ],
  },
})
