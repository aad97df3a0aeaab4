import type { Db } from '@server/db/client'
import { NO_OPTIONAL_FIELDS } from '@server/db/schema/absent-fields'
import { addSearchedNames } from '@server/search/recipient-names'
import { INDEX_VERSION, indexTexts } from '@server/search/texts/index-texts'
import { trigramsOf } from '@shared/search/similar'
import { sql } from 'drizzle-orm'
import { rareWord, sampleText } from './sample-texts'

/** Of every magazine, whatever its size. */
export const TOPICS = 20
export const PLACES = 40
export const AUTHORS = 20
export const NEWSLETTERS = 10
/** The id of an account that may do everything. */
export const EDITOR = 1

const WORDS = 300
/** Articles that are stored at a time. */
const CHUNK = 500

const NAMED = ['Lake', 'Crater', 'Forest', 'Village', 'Island']

/** What there is besides articles: an editor, writers and readers, topics, places, newsletters with a copy for each reader. */
async function fillSurroundings(db: Db, size: number) {
  await db.execute(sql`
    insert into users (name, email, password_hash, role, email_confirmed_at, counts_as_confirmed, company, created_at)
    select case when n = 1 then 'Bench' else 'Reader ' || substr(md5(n::text), 1, 6) || ' ' || n end, 'reader' || n || '@example.com', '-',
      (case when n = 1 then 'admin' when n <= ${AUTHORS} then 'editor' when n % 10 = 0 then 'membership' else 'user' end)::role,
      now(), true, case when n % 10 = 0 then 'Company ' || n end, now() - n * interval '1 minute'
    from generate_series(1, ${Math.max(size, AUTHORS)}) n`)
  await db.execute(sql`
    insert into categories (name, slug) select 'Topic ' || n, 'topic-' || n from generate_series(1, ${TOPICS}) n`)
  await db.execute(sql`
    insert into places (name, slug, kind, latitude, longitude, summary, practical, notices)
    select (${`{${NAMED.join(',')}}`}::text[])[1 + n % ${NAMED.length}] || ' ' || n, 'place-' || n, 'crater', n % 5, 95 + n % 10, 'Worth a day.', '{}', '[]'
    from generate_series(1, ${PLACES}) n`)
  await db.execute(sql`
    insert into newsletters (subject, content, sent_at)
    select 'Letter ' || n, '<p>News</p>', now() from generate_series(1, ${NEWSLETTERS}) n`)
  await db.execute(sql`
    insert into deliveries (newsletter_id, email, name, user_id, status, error, attempts, next_attempt_at, created_at, updated_at)
    select n, u.email, u.name, u.id, (case when u.id % 100 = 0 then 'failed' else 'sent' end)::delivery_status,
      case when u.id % 100 = 0 then '550 no such mailbox' end, 1, now(), now(), now()
    from generate_series(1, ${NEWSLETTERS}) n, users u order by n, u.id`)
}

/** One in twenty is a draft, and one in twenty is under review. */
const statusOf = (number: number) => (number % 20 === 7 ? 'draft' : number % 20 === 13 ? 'review' : 'published')

const createArticles = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: start + index + 1,
    status: statusOf(start + index),
    title: `${sampleText(5)} ${rareWord()}`,
    excerpt: sampleText(20),
    content: `<p>${sampleText(WORDS / 2)}</p><p>${sampleText(WORDS / 2)} ${rareWord()}</p>`,
  }))

type Sample = ReturnType<typeof createArticles>[number]

async function storeArticles(db: Db, articles: Sample[]) {
  await db.execute(sql`
    insert into articles
      (title, excerpt, content, status, slug, author_id, author_name, views, created_at, updated_at, published_at)
    select title, excerpt, content, status::article_status, 'article-' || id, 1 + id % ${AUTHORS}, 'Author ' || id % ${AUTHORS},
      id % 1000, at, at, case when status = 'published' then at end
    from json_to_recordset(${JSON.stringify(articles)}::json) as added (id int, status text, title text, excerpt text, content text),
      lateral (select now() - id * interval '1 minute' as at) as dates order by id`)
  const [first, last] = [articles[0]?.id, articles.at(-1)?.id]
  await db.execute(sql`
    insert into article_categories (article_id, category_id)
    select id, 1 + (id * n) % ${TOPICS} from generate_series(${first}::int, ${last}::int) id, unnest('{1,7}'::int[]) n
    on conflict do nothing`)
  await db.execute(sql`
    insert into article_places (article_id, place_id, position)
    select id, 1 + id % ${PLACES}, 0 from generate_series(${first}::int, ${last}::int) id`)
}

/** As the server would do it, which takes longer with each article and is measured elsewhere. Returns the words. */
async function storeIndex(db: Db, articles: Sample[]) {
  const texts = articles.map(({ id, status: _, ...text }) => ({
    ...NO_OPTIONAL_FIELDS,
    ...text,
    article_id: id,
    language: 'en' as const,
    is_fallback: true,
    names: [`Author ${id % AUTHORS}`, `Topic ${1 + (id % TOPICS)}`],
  }))
  const { rows, vocabulary } = indexTexts(texts)
  await db.execute(sql`
    insert into article_search (article_id, language, is_fallback, status, author_id, created_at, published_at, words, body, runs, version)
    select a.id, added.language, added.is_fallback, a.status, a.author_id, a.created_at, a.published_at, added.words, added.body, added.runs, ${INDEX_VERSION}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as added (article_id int, language text, is_fallback boolean, words tsvector, body text, runs text)
    join articles a on a.id = added.article_id`)
  return vocabulary
}

async function storeVocabulary(db: Db, words: string[]) {
  for (let start = 0; start < words.length; start += 5000) {
    const rows = words.slice(start, start + 5000).map((word) => ({ word, trigrams: trigramsOf(word) }))
    await db.execute(sql`
      insert into search_words (word, trigrams)
      select word, trigrams from json_to_recordset(${JSON.stringify(rows)}::json) as added (word text, trigrams text[])`)
  }
}

/** Fills an empty database with this many articles and users, and ten times as many copies of newsletters. */
export async function fillMagazine(db: Db, size: number) {
  await fillSurroundings(db, size)
  await db.execute(sql`drop index article_search_words`)
  const vocabulary = new Set<string>()
  for (let start = 0; start < size; start += CHUNK) {
    const articles = createArticles(start, Math.min(CHUNK, size - start))
    await storeArticles(db, articles)
    for (const word of await storeIndex(db, articles)) vocabulary.add(word)
  }
  await storeVocabulary(db, [...vocabulary].sort())
  await db.execute(sql`truncate search_outdated`)
  // As after the first search of each newsletter.
  await db.execute(sql`insert into searched_newsletters (newsletter_id) select id from newsletters`)
  await addSearchedNames(db)
  await db.execute(sql`
    create index article_search_words on article_search using gin (words) with (fastupdate = true, gin_pending_list_limit = 512)`)
  // As both databases do by themselves in time.
  await db.execute(sql`vacuum (analyze)`)
}
