import { errorText, reasonOf } from '@server/config/error-text'
import { postgresUrl } from '@tests/server/database'
import { startLog } from '@tests/server/log-lines'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

/** A server whose database refuses rows of this table with PostgreSQL's message, and the lines that it logs. */
async function startWithFailing(table: 'users' | 'articles', message: string) {
  const { logger, written } = await startLog()
  const server = await startServer({ logger })
  const editor = await server.make.user({ role: 'editor' })
  await server.db.execute(
    sql.raw(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception using
      message = '${message}', errcode = '22P02', detail = 'Failing row contains (' || new || ').'; end $$;
    create trigger fail before insert on ${table} for each row execute function fail()`),
  )
  const failures = () => written().filter((line) => JSON.parse(line).level >= 50)
  // Other tests use the same database engine.
  onTestFinished(async () => {
    await server.db.execute(sql`drop function fail cascade`)
  })
  return { ...server, editor: await server.as(editor), written, failures }
}

test('the log of a failed statement names the statement, PostgreSQL’s code and the request, but no values', async () => {
  const { fetch, failures } = await startWithFailing('users', 'invalid input syntax for type date: "budi@mail.example"')
  const body = { name: 'Budi Santoso', email: 'budi@mail.example', password: 'mangosteen-37' }
  expect((await fetch('/api/auth/register', { method: 'POST', body })).status).toBe(500)

  const [line = '', ...others] = failures()
  expect(others).toEqual([])
  expect(line).not.toMatch(/budi|santoso|argon2|mangosteen/i)
  expect(JSON.parse(line)).toMatchObject({
    reqId: expect.stringMatching(/^[\w-]{36}$/),
    err: {
      message: expect.stringMatching(/^Failed query: insert into "users" \(/),
      cause: { code: '22P02', message: 'invalid input syntax for type date' },
    },
  })
})

// The tests' own pool on PostgreSQL is a plain one.
test.skipIf(postgresUrl())('a prepared statement is logged by its name', async () => {
  const { logger, lines } = await startLog()
  const { as, make, db } = await startServer({ logger })
  const reader = await as(await make.user())
  await db.execute(sql`alter table sessions rename to missing`)
  onTestFinished(async () => void (await db.execute(sql`alter table if exists missing rename to sessions`)))
  expect((await reader.get('/api/auth/me')).status).toBe(500)
  await db.execute(sql`alter table missing rename to sessions`)
  expect(lines(50)).toMatchObject([{ err: { message: 'Failed query: session_user', cause: { code: '42P01' } } }])
})

test('what programs print of a failed statement has its code and no values either', async () => {
  const { make } = await startWithFailing('users', 'invalid input syntax for type date: "budi@mail.example"')
  const error = await make.user({ name: 'Budi Santoso', email: 'budi@mail.example' }).catch((reason) => reason)
  for (const text of [errorText(error), reasonOf(error)]) {
    expect(text).toContain('invalid input syntax for type date')
    expect(text).not.toMatch(/budi|santoso|argon2/i)
  }
  expect(errorText(error)).toMatch(/Failed query: insert into "users".*\n +at .*Caused by: \w+: .*\(22P02\)/s)
})

test('no line of the log has more than 8 KB, however long the text or the address', async () => {
  const { editor, fetch, written, failures } = await startWithFailing('articles', 'x'.repeat(9000))
  const article = { title: 'Long', excerpt: 'Long', content: `<p>${'Pulau Weh '.repeat(30_000)}</p>` }
  expect((await editor.post('/api/articles', article)).status).toBe(500)
  expect(failures()).toHaveLength(1)
  expect(failures()[0]).not.toContain('Pulau')

  expect((await fetch(`/api/${'x'.repeat(14_000)}`)).status).toBe(404)
  expect(
    written()
      .map((line) => Buffer.byteLength(line))
      .filter((bytes) => bytes > 8192),
  ).toEqual([])
  expect(written()).toHaveLength(3)
})
