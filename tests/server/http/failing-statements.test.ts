import type { Db } from '@server/db/client'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { meets } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { startLog } from '@tests/server/log-lines'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { changingCalls, requestsOf } from './changing-requests'
import { fillMagazine } from './readers-world'

/** Tables that no request writes, or none that this test can make. */
const BY_NO_REQUEST = ['x']

/** Lets each table with texts refuse its rows, which PostgreSQL's message, detail and hint repeat. Returns which tables those are. */
async function armTriggers(db: Db) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns join information_schema.tables using (table_name, table_schema)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'json') order by 1`)
  const tables = rows.map(({ name }) => name)
  await db.execute(sql`create table refusing (name text)`)
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      if not exists (select from refusing where name = tg_table_name) then return coalesce(new, old); end if;
      raise exception using errcode = '22P02', table = tg_table_name,
        message = format('invalid input syntax for type date: "%s"', coalesce(new, old)),
        detail = format('Failing row contains %s.', coalesce(new, old)), hint = coalesce(new, old)::text;
    end $$`)
  for (const table of tables)
    await db.execute(sql`
      create trigger refuse before insert or update or delete on ${sql.identifier(table)}
      for each row execute function refuse()`)
  // Other tests use the same database engine.
  onTestFinished(async () => {
    await db.execute(sql`drop function refuse cascade`)
    await db.execute(sql`drop table refusing`)
  })
  return tables
}

/** The texts that were sent, without words that statements may have too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[^a-z\d_/.-]/.test(value) && value.length > 2 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const ROLES = ['editor', 'admin', 'membership', 'user'] as const

const mayMake = (role: Role, call: CallName) => {
  const { access } = contract[call] as ContractRow
  return typeof access === 'string' || meets(role, access)
}

test('no statement that fails, on any table, has its values in the log', async () => {
  const { logger, written, lines, forget } = await startLog()
  const server = await startServer({ logger, translate: async (texts) => texts })
  const { db } = server
  const tables = await armTriggers(db)
  const refused = new Set<string>()

  /** Makes a request as often as it meets another table that refuses its rows. */
  async function makeRefused(send: () => Promise<unknown>, texts: string[]) {
    const left = new Set(tables)
    for (;;) {
      forget()
      await db.execute(sql`delete from refusing`)
      await db.execute(sql`insert into refusing select unnest(${sql.param([...left])}::text[])`)
      await send()
      await db.execute(sql`delete from refusing`)
      const failures = lines(40)
      for (const { err, reqId } of failures) {
        expect(err).toMatchObject({
          message: expect.stringMatching(/^Failed query: \S/),
          cause: { message: 'invalid input syntax for type date', code: '22P02' },
        })
        expect(reqId).toEqual(expect.any(String))
      }
      for (const text of texts) expect(written().join()).not.toContain(text)
      const met = failures.flatMap(({ err }) => err.cause.table ?? [])
      if (met.length === 0) return
      for (const table of met) {
        refused.add(table)
        left.delete(table)
      }
    }
  }

  for (const role of ROLES) {
    const magazine = await fillMagazine(server, role)
    const { actor, act } = magazine
    const own = textsIn([actor.email, actor.name, actor.password_hash])
    const earlier = ROLES.slice(0, ROLES.indexOf(role))
    const calls = changingCalls.filter((call) => mayMake(role, call) && !earlier.some((each) => mayMake(each, call)))
    for (const call of calls)
      for (const sent of requestsOf(call, magazine))
        await makeRefused(() => act.call(call, sent), [...own, ...textsIn(sent.body)])
  }
  expect(tables.filter((table) => !refused.has(table))).toEqual(BY_NO_REQUEST)
})
