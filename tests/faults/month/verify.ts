import { feedPath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { DAY_MS } from '@shared/time'
import { TRASH_DAYS } from '@shared/trash'
import pg from 'pg'
import type { ArticleEntry } from './ledger'
import { ORIGIN } from './magazine'
import type { Month } from './month'
import { adsOf, noticesOf, read, type Server, seenByAll, titleOf } from './readers'

const linkTo = (id: number, language: LanguageCode = 'en') =>
  `${ORIGIN}${language === 'en' ? '' : `/${language}`}${paths.article(id)}`

/** The articles that a text leads to, in any language. */
const idsIn = (text: string) => new Set([...text.matchAll(/\/articles\/(\d+)/g)].map(([, id]) => Number(id)))

/** The newest, as the feed has them. */
const FEED_LENGTH = 20

/** Everything that readers of one server see of the articles. */
async function verifyArticles({ ledger }: Pick<Month, 'ledger'>, server: Server) {
  const shown = ledger.articles.filter(({ state }) => state === 'published')
  const hidden = ledger.articles.filter(({ state }) => state !== 'published')
  const list = await read(server, '/api/articles?perPage=100')
  const listed = new Map<number, string>(list.json.articles.map(({ id, title }: ArticleEntry) => [id, title]))
  const [sitemap, feed] = [await read(server, '/sitemap.xml'), await read(server, feedPath('en'))]
  const [mapped, fed] = [idsIn(sitemap.text), idsIn(feed.text)]
  for (const { id, title, words } of shown) {
    const lost = (where: string) => ledger.fail('articles', 'lost', `${title} (${id}): ${where}`)
    if ((await titleOf(server, id)) !== title) lost('API')
    if (listed.get(id) !== title) lost('list')
    if (!mapped.has(id)) lost('sitemap')
    const page = await read(server, paths.article(id))
    if (page.status !== 200 || !page.text.includes(title)) lost('page')
    for (const [language, word] of words) {
      const found = await read(server, `/api/articles?q=${word}`)
      if (found.json.articles?.[0]?.id !== id) lost(`search for its ${language} word`)
      if (!sitemap.text.includes(linkTo(id, language))) lost(`sitemap in ${language}`)
    }
  }
  for (const { id, title, words } of hidden) {
    const visible = (where: string) => ledger.fail('articles', 'visible', `${title} (${id}): ${where}`)
    if (await titleOf(server, id)) visible('API')
    if (listed.has(id)) visible('list')
    if (mapped.has(id)) visible('sitemap')
    if (fed.has(id)) visible('feed')
    if ((await read(server, paths.article(id))).status !== 404) visible('page')
    for (const word of words.values()) {
      const found = await read(server, `/api/articles?q=${word}`)
      if (found.json.articles.some((hit: ArticleEntry) => hit.id === id)) visible('search')
    }
  }
  if (listed.size !== shown.length) ledger.fail('articles', 'doubled', `${listed.size} are listed of ${shown.length}`)
  if (fed.size !== Math.min(shown.length, FEED_LENGTH)) ledger.fail('articles', 'lost', `${fed.size} are in the feed`)
}

async function verifyOthers({ ledger }: Pick<Month, 'ledger'>, server: Server) {
  const ads = await adsOf(server)
  for (const { id, title, isPublished } of ledger.ads)
    if (ads.includes(id) !== isPublished) ledger.fail('ads', isPublished ? 'lost' : 'visible', title)
  if (new Set(ads).size !== ledger.ads.filter(({ isPublished }) => isPublished).length)
    ledger.fail('ads', 'doubled', `${ads.length} are shown`)
  for (const { slug, text, isOver } of ledger.notices)
    if ((await noticesOf(server, slug)).includes(text) === isOver)
      ledger.fail('notices', isOver ? 'visible' : 'lost', text)
  for (const { path, isDown } of ledger.uploads) {
    const { status } = await read(server, path)
    if (isDown ? status !== 410 : status !== 200)
      ledger.fail('uploads', isDown ? 'visible' : 'lost', `${path} ${status}`)
  }
}

/** What nobody sees on the site: the rows themselves. */
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
    const days = (magazine.now().getTime() - at.getTime()) / DAY_MS
    if (!isThere && days < TRASH_DAYS) ledger.fail('trash', 'early', `${title} is gone after ${days} days`)
    // The purge comes hourly.
    if (isThere && days > TRASH_DAYS + 1 / 12) ledger.fail('trash', 'late', `${title} is there after ${days} days`)
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
        const { json } = await read(server, `/api/articles?q=${last.words.get('en')}`)
        return json.articles?.[0]?.id === last.id
      },
    )
  for (const server of magazine.servers()) {
    await verifyArticles(month, server)
    await verifyOthers(month, server)
  }
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
