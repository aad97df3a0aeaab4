import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BROWSER_WORKERS } from './tests/e2e/workers.ts'
import { LongestFirst } from './tests/longest-first.ts'

const maxWorkers = availableParallelism() + 1

const shared = { extends: true, resolve: { tsconfigPaths: true } } as const

/** What is waited for comes late on a machine that is busy with other tests. */
const PATIENT = { poll: { timeout: 20_000 } }

const PAGE_URL = 'http://localhost:3000/'

/** Of tests that render pages. */
const page = {
  // One server, one database engine and one copy of the screens' code for all files of a worker: loading them takes
  // longer than most files.
  isolate: false,
  environmentOptions: {
    jsdom: { url: PAGE_URL },
    happyDOM: {
      url: PAGE_URL,
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: ['tests/setup.ts'],
  // Waiting for an element would print the page at every try, a fifth of the time of these tests. To see it
  // where one fails: DEBUG_PRINT_LIMIT=7000 npx vitest …
  env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
  maxWorkers,
  testTimeout: 60_000,
  // Closing a test's host waits for the requests that are under way.
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          // One engine of the database and one server's code for all files of a worker: half of the time of these tests.
          isolate: false,
          environment: 'node',
          include: ['tests/{shared,server,conformance,scripts}/**/*.test.ts'],
          // Tests wait a good deal for what they look at: one more than there are cores keeps those busy.
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        ...shared,
        test: {
          ...page,
          name: 'site',
          environment: 'jsdom',
          include: ['tests/site/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          ...page,
          name: 'admin',
          // react-admin's screens are large: here they take half the time that they take in jsdom.
          environment: 'happy-dom',
          include: ['tests/admin/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          maxWorkers: BROWSER_WORKERS,
          // After all others: a browser that waits for a busy machine fails where a reader's would not.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
    ],
  },
})
