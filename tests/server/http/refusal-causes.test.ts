import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { readConfig } from '@server/config/config'
import { gathered } from '@server/config/gathered'
import { asDb } from '@server/db/commits'
import { SurvivingPool } from '@server/db/surviving-pool'
import { openStorage } from '@server/files/storage/storage'
import { PLACES } from '@server/metering/failures'
import { postgresUrl } from '@tests/server/database'
import { startLog } from '@tests/server/log-lines'
import { startStoppableBucket } from '@tests/server/start-bucket'
import { startServer, type TestServer } from '@tests/server/start-server'
import { startTranslateService } from '@tests/server/translate-service'
import { startSmtpServer } from '@tests/smtp-server'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, onTestFinished, test } from 'vitest'

const ID = expect.stringMatching(/^[\w-]{36}$/)

/** The failures that the metrics have of each service. */
async function failuresOf({ fetch }: Pick<TestServer, 'fetch'>) {
  const { text } = await fetch('/api/metrics', { headers: { host: '127.0.0.1:3000' } })
  const counts = [...text.matchAll(/^errors_total\{place="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(counts.map(([, place = '', count]) => [place, Number(count)]))
}

/** How many refusals these lines stand for: on a busy machine, those of one test may take longer than one line waits for. */
const counted = (lines: { count: number }[]) => lines.reduce((sum, { count }) => sum + count, 0)

/** Has every new article fail with this code of PostgreSQL's. */
async function failOnArticles({ db }: Pick<TestServer, 'db'>, code: string) {
  await db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception using message = 'reason of ${code}', errcode = '${code}'; end $$;
    create trigger fail before insert on articles for each row execute function fail()`),
  )
  // Other tests use the same database engine.
  onTestFinished(async () => void (await db.execute(sql`drop function fail cascade`)))
}

/** The address of the database that the tests of this worker share. */
async function urlOf(db: TestServer['db']) {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  return Object.assign(new URL(postgresUrl() as string), { pathname: rows[0]?.name }).href
}

const article = { title: 'Toba', excerpt: 'A lake', content: '<p>Deep</p>' }

test.each([
  ['lock', '55P03', 503],
  ['timeout', '57014', 503],
  ['connections', '53300', 503],
  ['read-only', '25006', 503],
  ['database', '57P01', 503],
  ['disk', '53100', 507],
])('a refusal because of a %s has one line that says so, with how many there were', async (cause, code, status) => {
  const { logger, lines } = await startLog()
  const server = await startServer({ logger })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  await failOnArticles(server, code)
  const before = await failuresOf(server)
  const replies = await Promise.all([1, 2, 3].map(() => editor.post('/api/articles', article)))
  expect(replies.map((reply) => reply.status)).toEqual([status, status, status])
  await expect.poll(() => counted(lines(40))).toBe(3)
  for (const line of lines(40))
    expect(line).toMatchObject({ level: 40, status, cause, code, reason: `reason of ${code}`, reqId: ID })
  if (!postgresUrl()) expect((await failuresOf(server)).database).toBe((before.database ?? 0) + 3)
})

test.skipIf(!postgresUrl())('so has one because of a pool without a free connection', async () => {
  const { logger, lines } = await startLog()
  const { db: given } = await startServer()
  const pool = new SurvivingPool(
    { connectionString: await urlOf(given), max: 1, connectionTimeoutMillis: 50 },
    () => {},
  )
  onTestFinished(() => pool.end())
  const server = await startServer({ logger, database: { db: asDb(drizzle(pool)), close: async () => {} } })
  const before = await failuresOf(server)
  const held = await pool.connect()
  expect((await server.fetch('/api/articles/1')).status).toBe(503)
  held.release()
  await expect.poll(() => lines(40)).toMatchObject([{ cause: 'pool', reason: /^timeout exceeded/ }])
  expect((await failuresOf(server)).database).toBeGreaterThan(before.database ?? 0)
})

test('a bucket, a mail server and a translator that are away are named, and counted', async () => {
  const { logger, lines } = await startLog()
  const bucket = await startStoppableBucket()
  const smtp = await startSmtpServer()
  const translator = await startTranslateService((_asked, response) => void response.writeHead(500).end())
  const env = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_ENDPOINT: bucket.address,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'news@magazine.test',
    TRANSLATE_API_URL: translator.url,
  }
  const storage = await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env }))
  const server = await startServer({ logger, env, storage, mail: 'on demand' })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const before = await failuresOf(server)
  expect(Object.keys(before).toSorted()).toEqual(PLACES.toSorted())

  // A file that does not exist is no failure.
  expect((await server.fetch('/uploads/aaaaaaaaaaaaaaaa.mp4')).status).toBe(404)
  expect(await failuresOf(server)).toEqual(before)

  bucket.stop()
  await smtp.close()
  const ask = {
    bucket: () => server.fetch('/uploads/aaaaaaaaaaaaaaaa.mp4'),
    smtp: async () => editor.post(`/api/newsletters/${(await server.make.newsletter()).id}/test`),
    translator: async () => editor.post(`/api/articles/${(await server.make.article()).id}/translations/fr/machine`),
  }
  for (const [place, send] of Object.entries(ask)) {
    const earlier = (await failuresOf(server))[place] ?? 0
    expect([place, (await send()).status]).toEqual([place, place === 'translator' ? 502 : 503])
    expect((await failuresOf(server))[place]).toBeGreaterThan(earlier)
  }
  const { host } = new URL(bucket.address)
  await expect.poll(() => lines(40).filter(({ cause }) => cause)).toHaveLength(2)
  expect(lines(40)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        cause: 'bucket',
        status: 503,
        count: 1,
        reason: `connect ECONNREFUSED ${host}`,
        reqId: ID,
      }),
      expect.objectContaining({ cause: 'smtp', status: 503, reason: `connect ECONNREFUSED ${new URL(smtp.url).host}` }),
    ]),
  )
})

test.each([500, 403])('a bucket that answers with %i is away as well', async (status) => {
  const { logger, lines } = await startLog()
  const failing = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1')
  onTestFinished(() => void failing.close())
  await once(failing, 'listening')
  const env = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: `http://127.0.0.1:${(failing.address() as AddressInfo).port}`,
  }
  const storage = await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), DEMO: '0', ...env }))
  const server = await startServer({ logger, env, storage })
  expect((await server.fetch('/uploads/aaaaaaaaaaaaaaaa.mp4')).status).toBe(503)
  await expect.poll(() => lines(40)).toMatchObject([{ cause: 'bucket', status: 503, reqId: ID }])
})

test('what happens often is written with its number, at first soon and then less often', async () => {
  const writes: unknown[][] = []
  const note = gathered((...write) => writes.push(write), { firstAfterMs: 1, everyMs: 30 })
  for (const last of ['a', 'b', 'c']) note(last)
  await expect.poll(() => writes).toEqual([[3, 'c']])
  for (const last of ['d', 'e']) note(last)
  await expect
    .poll(() => writes)
    .toEqual([
      [3, 'c'],
      [2, 'e'],
    ])
})

test('a refusal of one recipient is no failure of the mail server', async () => {
  const smtp = await startSmtpServer({ recipient: () => ({ code: 450, message: '4.2.1 Try again later' }) })
  onTestFinished(smtp.close)
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'news@magazine.test' }
  const server = await startServer({ env, mail: 'on demand' })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const before = await failuresOf(server)
  expect((await editor.post(`/api/newsletters/${(await server.make.newsletter()).id}/test`)).status).toBe(503)
  expect(await failuresOf(server)).toEqual(before)
})
