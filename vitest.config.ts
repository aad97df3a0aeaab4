import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BROWSER_WORKERS } from './tests/e2e/workers.ts'
import { LongestFirst } from './tests/longest-first.ts'
import { postgresPrograms } from './tests/postgres.ts'

const cores = availableParallelism()

const shared = { extends: true, resolve: { tsconfigPaths: true } } as const

/** Elements can appear late on a machine that is busy with other tests. */
const PATIENT = { poll: { timeout: 20_000 } }

/** Garbage collection takes a tenth of the time with V8's default of 16 MB for new objects. */
const execArgv = ['--max-semi-space-size=64']

const PAGE_URL = 'http://localhost:3000/'

/** Options of the projects whose tests run on Node alone. */
const node = {
  // The files of a worker share a database engine and the server's modules, which halves the time.
  isolate: false,
  environment: 'node',
  // One more than the number of cores, because tests often wait.
  maxWorkers: cores + 1,
  execArgv,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: PATIENT,
} as const

/** Tests of the server that bring their databases with them, or whose subject is not the database. */
const ON_ANY_DATABASE =
  'process database-outage mail-crash mail-outage backup-archive disk-guard doctor-services worst-shapes threads hostile-input malformed-requests overload config dkim links pages languages offline metrics upload-queue'

/** The tests of the server again, where PostgreSQL is installed. */
const postgres = {
  ...shared,
  test: {
    ...node,
    name: 'postgres',
    include: ['tests/{server,conformance}/**/*.test.ts'],
    exclude: ON_ANY_DATABASE.split(' ').map((name) => `tests/server/${name}.test.ts`),
    globalSetup: ['tests/postgres-project.ts'],
  },
}

/** Options of the projects whose tests render pages. */
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
  globalSetup: ['tests/database-template.ts'],
  // Testing Library prints the page at every attempt to find an element, which takes a fifth of the time. To see it
  // for a failing test: DEBUG_PRINT_LIMIT=7000 npx vitest …
  env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
  // These tests hardly wait, and each worker spends seconds on loading the screens and the server.
  maxWorkers: cores,
  sequence: { groupOrder: 1 },
  execArgv,
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
          ...node,
          name: 'node',
          include: ['tests/{shared,server,conformance,scripts}/**/*.test.ts'],
          globalSetup: ['tests/database-template.ts'],
        },
      },
      ...(postgresPrograms || process.env.TEST_DATABASE_URL ? [postgres] : []),
      {
        ...shared,
        test: {
          ...page,
          name: 'site',
          environment: 'happy-dom',
          include: ['tests/site/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          ...page,
          name: 'admin',
          // The large screens of react-admin render here in half the time that jsdom takes.
          environment: 'happy-dom',
          include: ['tests/admin/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          // The files of a worker share a browser.
          isolate: false,
          environment: 'node',
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/database-template.ts', 'tests/e2e/global-setup.ts'],
          maxWorkers: BROWSER_WORKERS,
          // After all others: on a busy machine, browser tests would time out.
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
    ],
  },
})
