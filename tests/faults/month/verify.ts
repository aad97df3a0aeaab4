import { basename } from 'node:path'
import { DAY_MS } from '@shared/time'
import { TRASH_DAYS } from '@shared/trash'
import { call } from '@tests/faults/site'
import pg from 'pg'
import type { Month } from './month'
import { seenByAll } from './readers'
import { verifyArticles, verifyOthers } from './readers-view'

/** The purge comes hourly. No plan has something that would go within the last hours. */
const isPurgeDue = (at: Date, now: Date) => now.getTime() - at.getTime() > TRASH_DAYS * DAY_MS

/** What the site does not show: the rows themselves. */
async function verifyDatabase({ ledger, magazine }: Month, query: (text: string) => Promise<pg.QueryResult>) {
  const doubled = await query(
    `select title from articles group by title having count(*) > 1
     union all select title from ads group by title having count(*) > 1
     union all select subject from newsletters group by subject having count(*) > 1`,
  )
  for (const { title } of doubled.rows) ledger.fail('articles', 'doubled', title)

  const { rows } = await query(`select email, confirmed_at, unsubscribed_at from subscribers`)
  for (const [email, state] of ledger.subscribers) {
    const found = rows.find((row) => row.email === email)
    const isConfirmed = Boolean(found?.confirmed_at && !found.unsubscribed_at)
    const should = state === 'confirmed' || state === 'stopped'
    if (isConfirmed !== should) ledger.fail('subscribers', should ? 'lost' : 'visible', `${email} (${state})`)
  }

  const trash = await query('select kind, item_id from trash')
  for (const { kind, id, title, at } of ledger.trash) {
    const isThere = trash.rows.some((row) => row.kind === kind && Number(row.item_id) === id)
    if (isThere === isPurgeDue(at, magazine.now()))
      ledger.fail('trash', isThere ? 'late' : 'early', `${title}, deleted at ${at.toISOString()}`)
  }

  const audited = await query(`select call, record_id, sum(times)::int as times from audit_entries
    where outcome = 'done' group by 1, 2`)
  const times = new Map<string, number>(audited.rows.map((row) => [`${row.call} ${row.record_id}`, row.times]))
  const calls = new Map<string, number>()
  for (const { name, recordId } of ledger.calls) {
    const key = `${name} ${recordId ?? null}`
    calls.set(key, (calls.get(key) ?? 0) + 1)
  }
  for (const [key, count] of calls) {
    ledger.acknowledge('audit')
    if ((times.get(key) ?? 0) < count) ledger.fail('audit', 'lost', `${key}: ${times.get(key) ?? 0} of ${count}`)
  }
}

/** What was taken down, or purged from the trash, is in the bucket no more. */
async function verifyFiles({ ledger, magazine }: Month) {
  const kept = await magazine.bucket.list()
  const isKept = (path: string) => kept.includes(basename(path))
  for (const { path, isDown } of ledger.uploads)
    if (isKept(path) === isDown) ledger.fail('uploads', isDown ? 'visible' : 'lost', `${path} in the bucket`)
  for (const { kind, title, at } of ledger.trash)
    if (kind === 'media' && isKept(title) === isPurgeDue(at, magazine.now()))
      ledger.fail('trash', isKept(title) ? 'late' : 'early', `${title} in the bucket`)
}

/** How large the tables are by now, the largest first. */
async function growth(query: (text: string) => Promise<pg.QueryResult>) {
  const tables = await query(
    `select relname as name, round(pg_total_relation_size(oid) / 1024) as kilobytes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc, 1`,
  )
  const grown: string[] = []
  for (const { name, kilobytes } of tables.rows) {
    const { rows } = await query(`select count(*) from "${name}"`)
    if (rows[0].count !== '0') grown.push(`${name} ${rows[0].count} rows, ${kilobytes} kB`)
  }
  return grown
}

/** Compares all that readers and staff see, and what is stored, with the ledger. Returns how the tables have grown. */
export async function verify(month: Month) {
  const { magazine, ledger } = month
  // The index of the last change comes a second later.
  const last = ledger.articles.findLast(({ state }) => state === 'published')
  if (last)
    await seenByAll(
      month,
      { kind: 'articles', failure: 'lost', what: `${last.title} is not found` },
      async (server) => {
        const { json } = await call(server, `/api/articles?q=${last.words.get('en')}`)
        return json.articles?.[0]?.id === last.id
      },
    )
  for (const server of magazine.servers()) {
    await verifyArticles(ledger, server)
    await verifyOthers(ledger, server)
  }
  await verifyFiles(month)
  const client = new pg.Client(magazine.cluster.url)
  await client.connect()
  try {
    const query = (text: string) => client.query(text)
    await verifyDatabase(month, query)
    return await growth(query)
  } finally {
    await client.end()
  }
}
