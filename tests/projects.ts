import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config'
import { BROWSER_WORKERS } from './e2e/workers.ts'
import { postgresPrograms } from './postgres.ts'

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const cores = availableParallelism()

/** Tests of variants, which `npm test` leaves out to stay within eight minutes on two cores. */
const tags = [{ name: 'sweep' }]

/**
 * Editor.js builds a source map at run time. Vite and Vitest take the words in its code for a map of its own, and an error
 * with Editor.js in its stack would end the run without being shown.
 */
const editorWithoutMap: Plugin = {
  name: 'editor-without-map',
  enforce: 'pre',
  load: (id) =>
    id.includes('/@editorjs/editorjs/dist/')
      ? readFileSync(id, 'utf8').replaceAll('sourceMappingURL=', 'sourceMappingUrl=')
      : undefined,
}

const project = (test: Options): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [editorWithoutMap],
  resolve: { tsconfigPaths: true },
  test: { tags, ...test },
})

/** Elements can appear late on a machine that is busy with other tests. */
const PATIENT = { poll: { timeout: 20_000 } }

/** Garbage collection takes a tenth of the time with V8's default of 16 MB for new objects. */
const execArgv = ['--max-semi-space-size=64']

/** From version 25 on, Node has a `localStorage` too, and a page would get that one. Node.js 20 does not know the flag. */
const noStorage = ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))

const PAGE_URL = 'http://localhost:3000/'

/** Tests that run on Node alone. */
const nodeProject = (test: Options) =>
  project({
    // The files of a worker share a database engine and the server's modules, which halves the time.
    isolate: false,
    environment: 'node',
    // One more than the number of cores, because tests often wait.
    maxWorkers: cores + 1,
    execArgv,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: PATIENT,
    ...test,
  })

export const node = nodeProject({
  name: 'node',
  include: ['tests/{shared,server,scripts}/**/*.test.ts'],
  globalSetup: ['tests/database-template.ts'],
})

/** Tests of the server on PostgreSQL, for which there may be no programs. */
export const onPostgres = ({ include, exclude }: Pick<Options, 'include' | 'exclude'>) =>
  postgresPrograms || process.env.TEST_DATABASE_URL
    ? [nodeProject({ name: 'postgres', include, exclude, globalSetup: ['tests/postgres-project.ts'] })]
    : []

/** Tests that render pages of the site and screens of the dashboard. */
export const pages = project({
  name: 'pages',
  // The large screens of react-admin render here in half the time that jsdom takes.
  environment: 'happy-dom',
  include: ['tests/{site,admin}/**/*.test.{ts,tsx}'],
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
  server: { deps: { inline: ['@editorjs/editorjs'] } },
  globalSetup: ['tests/database-template.ts'],
  // Testing Library prints the page at every attempt to find an element, which takes a fifth of the time. To see it
  // for a failing test: DEBUG_PRINT_LIMIT=7000 npx vitest …
  env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0', TZ: 'Asia/Jakarta' },
  // Not `requestIdleCallback`, whose fake could not be cancelled: fake timers leave `cancelIdleCallback` as it is.
  fakeTimers: {
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  },
  // These tests hardly wait, and each worker spends seconds on loading the screens and the server.
  maxWorkers: cores,
  sequence: { groupOrder: 1 },
  execArgv: [...execArgv, ...noStorage],
  testTimeout: 60_000,
  // Closing a test's host waits for the requests that are under way.
  hookTimeout: 60_000,
})

/** Tests in a browser. */
export const inBrowser = ({ name, include }: Pick<Options, 'name' | 'include'>) =>
  project({
    name,
    include,
    // The files of a worker share a browser.
    isolate: false,
    environment: 'node',
    globalSetup: ['tests/database-template.ts', 'tests/e2e/global-setup.ts'],
    maxWorkers: BROWSER_WORKERS,
    // After all others: on a busy machine, browser tests would time out.
    sequence: { groupOrder: 2 },
    testTimeout: 150_000,
    hookTimeout: 120_000,
    expect: PATIENT,
  })
