import { DAY_MS } from '@shared/time'
import type { ArticleEntry } from './ledger'
import { type Action, type Month, nothing } from './month'
import { seenByAll, titleOf } from './readers'

const textsOf = (title: string, words: string[]) => ({
  title,
  excerpt: `About ${title}`,
  content: `<p>Rain forest, ${words.join(', ')}.</p>`,
})

const published = ({ ledger }: Month) =>
  ledger.articles.filter(({ state, scheduled }) => state === 'published' && !scheduled)

/** Creates an article, with a title and a word that no other has. */
async function create(month: Month, status: 'draft' | 'published', image_url?: string): Promise<ArticleEntry> {
  const { ledger, actors, newWord } = month
  const word = newWord()
  const title = `Walk ${ledger.articles.length + 1}`
  const body = { ...textsOf(title, [word]), status, image_url: image_url ?? null }
  const { article } = await actors.act('articles', actors.editor, 'POST /api/articles', { body })
  const entry: ArticleEntry = { id: article.id, title, words: new Map([['en', word]]), state: status }
  ledger.articles.push(entry)
  return entry
}

const expectShown = (month: Month, { id, title }: ArticleEntry) =>
  seenByAll(
    month,
    { kind: 'articles', failure: 'lost', what: `${title} (${id}) is not shown` },
    async (server) => (await titleOf(server, id)) === title,
  )

const expectHidden = (month: Month, { id, title }: ArticleEntry) =>
  seenByAll(
    month,
    { kind: 'articles', failure: 'visible', what: `${title} (${id})` },
    async (server) => (await titleOf(server, id)) === undefined,
  )

/** Publishes an article with this picture. */
export async function publishWith(month: Month, image_url?: string) {
  const entry = await create(month, 'published', image_url)
  return () => expectShown(month, entry)
}

export const publish: Action = (month) => publishWith(month)

/** Some are due at the same minute of the night, and so at the month's end. */
function dueAfter({ magazine, delayMs, pick }: Month) {
  const later = new Date(magazine.now().getTime() + 60_000 + delayMs())
  if (pick([0, 1, 2]) === 0) later.setUTCHours(17, 0, 0, 0)
  const isPast = later.getTime() < magazine.now().getTime() + 60_000
  return isPast ? new Date(later.getTime() + DAY_MS) : later
}

export const schedule: Action = async (month) => {
  const { actors } = month
  const entry = await create(month, 'draft')
  const at = dueAfter(month)
  const input = { params: { id: entry.id }, body: { publish_at: at.toISOString() } }
  await actors.act('schedules', actors.editor, 'PUT /api/articles/:id/schedule', input)
  entry.scheduled = { title: entry.title, at }
  return () => expectHidden(month, entry)
}

/** "Walk 3", then "Walk 3, version 2". */
function nextTitle(title: string) {
  const [name, version = '1'] = title.split(', version ')
  return `${name}, version ${Number(version) + 1}`
}

export const edit: Action = async (month) => {
  const { actors, pick } = month
  const entry = pick(published(month))
  if (!entry) return nothing
  const title = nextTitle(entry.title)
  const body = textsOf(title, [entry.words.get('en') ?? ''])
  await actors.act('articles', actors.editor, 'PUT /api/articles/:id', { params: { id: entry.id }, body })
  entry.title = title
  return () => expectShown(month, entry)
}

async function writeCopy(month: Month) {
  const { actors, pick } = month
  const entry = pick(published(month))
  if (!entry) return undefined
  const title = nextTitle(entry.title)
  const body = textsOf(title, [entry.words.get('en') ?? ''])
  const params = { id: entry.id }
  await actors.act('articles', actors.marketing, 'PUT /api/articles/:id/working-copy', { params, body })
  return { entry, title, params }
}

export const workingCopy: Action = async (month) => {
  const { actors } = month
  const copy = await writeCopy(month)
  if (!copy) return nothing
  const { entry, title, params } = copy
  await expectShown(month, entry)
  await actors.act('articles', actors.editor, 'POST /api/articles/:id/working-copy/publish', { params })
  entry.title = title
  return () => expectShown(month, entry)
}

export const scheduledCopy: Action = async (month) => {
  const { actors } = month
  const copy = await writeCopy(month)
  if (!copy) return nothing
  const { entry, title, params } = copy
  const at = dueAfter(month)
  const body = { publish_at: at.toISOString() }
  await actors.act('schedules', actors.editor, 'PUT /api/articles/:id/schedule', { params, body })
  entry.scheduled = { title, at }
  return () => expectShown(month, entry)
}

export const translate: Action = async (month) => {
  const { actors, pick, newWord } = month
  const entry = pick(published(month))
  const language = pick(['fr', 'id'] as const) ?? 'fr'
  if (!entry) return nothing
  const word = entry.words.get(language) ?? newWord()
  const body = { ...textsOf(`${entry.title} ${language}`, [word]), status: 'published' as const }
  const params = { id: entry.id, language }
  await actors.act('translations', actors.editor, 'PUT /api/articles/:id/translations/:language', { params, body })
  entry.words.set(language, word)
  const what = `${entry.title} in ${language}`
  return () =>
    seenByAll(
      month,
      { kind: 'translations', failure: 'lost', what },
      async (server) => (await titleOf(server, entry.id, language)) === body.title,
    )
}

export const withdraw: Action = async (month) => {
  const { actors, pick } = month
  const entry = pick(published(month))
  if (!entry) return nothing
  const body = { status: 'draft' as const }
  await actors.act('articles', actors.editor, 'PUT /api/articles/:id/status', { params: { id: entry.id }, body })
  entry.state = 'draft'
  return () => expectHidden(month, entry)
}

export const trash: Action = async (month) => {
  const { actors, pick, ledger, magazine } = month
  const entry = pick(published(month))
  if (!entry) return nothing
  await actors.act('trash', actors.editor, 'DELETE /api/articles/:id', { params: { id: entry.id } })
  entry.state = 'trashed'
  ledger.trash.push({ kind: 'articles', id: entry.id, title: entry.title, at: magazine.now() })
  return () => expectHidden(month, entry)
}

export const restore: Action = async (month) => {
  const { actors, pick, ledger } = month
  const item = pick(ledger.trash.filter(({ kind }) => kind === 'articles').slice(1))
  const entry = ledger.articles.find(({ id }) => id === item?.id)
  if (!item || !entry) return nothing
  const { items } = await actors.read(actors.editor, 'GET /api/trash', { query: { perPage: 100 } })
  const found = items.find(({ item_id, kind }) => kind === 'articles' && item_id === item.id)
  if (!found) {
    ledger.fail('trash', 'lost', item.title)
    return nothing
  }
  await actors.act('trash', actors.editor, 'POST /api/trash/:id/restore', { params: { id: found.id }, body: {} })
  ledger.trash.splice(ledger.trash.indexOf(item), 1)
  entry.state = 'published'
  return () => expectShown(month, entry)
}
