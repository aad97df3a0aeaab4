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

/** Lets tables refuse their rows, which PostgreSQL's message, detail and hint repeat. Returns all tables with texts, and which refuse. */
async function armTriggers(db: Db) {
  const { rows: tables } = await db.execute<{ name: string; texts: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as texts
    from information_schema.columns join information_schema.tables using (table_name, table_schema)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb') group by 1 order by 1`)
  await db.execute(sql`create table refusing (name text)`)
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      if not exists (select from refusing where name = tg_table_name) then return coalesce(new, old); end if;
      raise exception using errcode = '22P02', table = tg_table_name,
        message = format('invalid input syntax for type date: "%s"', coalesce(new, old)),
        detail = format('Failing row contains %s.', coalesce(new, old)), hint = coalesce(new, old)::text;
    end $$`)
  for (const { name } of tables)
    await db.execute(sql`
      create trigger refuse before insert or update or delete on ${sql.identifier(name)}
      for each row execute function refuse()`)
  // Other tests use the same database engine.
  onTestFinished(async () => {
    await db.execute(sql`drop function refuse cascade`)
    await db.execute(sql`drop table refusing`)
  })
  return {
    tables,
    async refuse(names: Iterable<string>) {
      await db.execute(sql`delete from refusing`)
      await db.execute(sql`insert into refusing select unnest(${sql.param([...names])}::text[])`)
    },
  }
}

/** The texts that were sent, without words that statements may have too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[^a-z\d_/.-]/.test(value) && value.length > 2 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const ROLES = ['editor', 'admin'] as const

const mayMake = (role: Role, call: CallName) => {
  const { access } = contract[call] as ContractRow
  return typeof access === 'string' || meets(role, access)
}

/**
 * The calls that add or change something, each by the first role that may make it, those about whole records first. The sign-out would
 * end the session of the others.
 */
const callsOf = (role: (typeof ROLES)[number]) =>
  changingCalls
    .filter((call) => !call.startsWith('DELETE ') && call !== 'POST /api/auth/logout')
    .filter((call) => ROLES.find((each) => mayMake(each, call)) === role)
    .toReversed()

/** So many of the tables must have refused a request. The others are left to statements of the test. */
const PERSONAL = 'ads articles audit_entries mails sessions users'.split(' ')

test('no statement that fails, on any table, has its values in the log', async () => {
  const { logger, written, lines, forget } = await startLog()
  const server = await startServer({ logger, translate: async (texts) => texts })
  const { db } = server
  const { tables, refuse } = await armTriggers(db)
  const left = new Set(tables.map(({ name }) => name))

  function expectWithoutValues(texts: string[]) {
    for (const { err } of lines(40))
      expect(err).toMatchObject({
        message: expect.stringMatching(/^Failed query: \S/),
        cause: { message: 'invalid input syntax for type date', code: '22P02' },
      })
    for (const text of texts) expect(written().join()).not.toContain(text)
  }

  /** Makes a request again as long as it meets another table that refuses its rows. */
  async function makeRefused(send: () => Promise<unknown>, texts: string[]) {
    for (let isRefused = true; isRefused; ) {
      forget()
      await send()
      expectWithoutValues(texts)
      for (const { reqId } of lines(40)) expect(reqId).toEqual(expect.any(String))
      const met = lines(40).map(({ err }) => err.cause.table)
      for (const table of met) left.delete(table)
      isRefused = met.length > 0
      if (isRefused) await refuse(left)
    }
  }

  const isEnough = () => !PERSONAL.some((table) => left.has(table))
  for (const role of ROLES) {
    await refuse([])
    const magazine = await fillMagazine(server, role)
    await refuse(left)
    const { actor, act } = magazine
    const own = textsIn([actor.email, actor.name, actor.password_hash])
    for (const call of callsOf(role)) {
      if (isEnough()) break
      for (const sent of requestsOf(call, magazine))
        await makeRefused(() => act.call(call, sent), [...own, ...textsIn(sent.body)])
    }
  }
  expect(PERSONAL.filter((table) => left.has(table))).toEqual([])

  const email = 'Budi.Santoso@mail.test'
  for (const { name, texts } of tables.filter((table) => left.has(table.name))) {
    forget()
    const row = JSON.stringify(Object.fromEntries(texts.map((column) => [column, email])))
    const table = sql.identifier(name)
    const insertion = sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${row}::jsonb)`
    logger.error({ err: await db.execute(insertion).catch((error) => error) }, 'failed')
    expect(lines(40)).toHaveLength(1)
    expectWithoutValues([email])
  }
})
