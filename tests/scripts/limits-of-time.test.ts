import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** Constants with these words in their names are pauses, intervals and ages. All others end something. */
const NO_LIMITS =
  /EVERY|PAUSE|REPEAT|RETRY|DELAY|POLL|INTERVAL|RELOAD|REDIRECT|RECONNECT|FIRST|LONG|SOON|STARTED|FOLD|KEPT|KEEP|FRESH|AGE_|LIFETIME|VALID|DAY|YEAR|HOUR|MINUTE|TICK|PERIOD|PREFETCH|PROGRESS|VISIT|VIEW|FIGURES|GRACE|EARLY|MISSING|ABANDONED|REST_|ASK|LOOK|TYPE_AHEAD|BYTES|DUE|LATE|OVERDUE/

/** Constants in units of time, and options with a number, which is not a status: those of the program, of libraries and of PostgreSQL. */
const LIMIT =
  /^(?:export )?const (?<constant>\w+_(?:MS|SECONDS))\b|AbortSignal\.(?<signal>timeout)\(\d|(?<option>\b\w*(?:[tT]imeout|_timeout|TimeoutMillis|TimeoutSeconds)): (?:Math\.min\()?(?!408)\d|^ +(?<setting>\w+Ms): \d/gm

const sources = ['server', 'shared', 'site', 'admin'].flatMap((layer) =>
  readdirSync(join(projectRoot, 'src', layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', layer, name)),
)

const found = sources.flatMap((file) =>
  [...read(file).matchAll(LIMIT)].flatMap(({ groups = {} }) => {
    const name = Object.values(groups).find((text) => text !== undefined) ?? ''
    return NO_LIMITS.test(name) ? [] : [`${file} ${name}`]
  }),
)

/** The rows of the table. A row without a file is about that of the row before. */
function listed() {
  let file = ''
  return [...read('docs/limits-of-time.md').matchAll(/^\| (?:`(src\/\S+)` )?\| (`[^|]+)\|/gm)].flatMap(
    ([, named, limits = '']) => {
      file = named ?? file
      return [...limits.matchAll(/`(\w+)`/g)].map(([, name]) => `${file} ${name}`)
    },
  )
}

test('each limit of time is in the table, with the reason why it may stay', () => {
  expect(found.length).toBeGreaterThan(30)
  const known = listed()
  expect([...new Set(found)].filter((limit) => !known.includes(limit))).toEqual([])
})

test('each limit in the table exists', () => {
  const gone = listed().filter((limit) => {
    const [file = '', name = ''] = limit.split(' ')
    return !sources.includes(file) || !read(file).includes(name)
  })
  expect(gone).toEqual([])
})
