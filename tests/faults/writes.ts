import type { BuiltServer } from '@tests/built-server'
import sharp from 'sharp'
import { call, signInWriters } from './site'

type Server = Pick<BuiltServer, 'address'>

/** What the server has acknowledged. */
export type Ledger = {
  /** The sessions of those who write. Each repeats what it has created. */
  writers: string[]
  /** The titles of articles, by id. */
  created: Map<number, string>
  /** The titles of those for which no answer has come. The title is the Idempotency-Key. */
  unanswered: Set<string>
  /** The counter in an article that is saved again and again. */
  saved: { id: number; count: number }
  users: string[]
  /** The paths of pictures. */
  uploads: string[]
}

export const acknowledged = ({ created, saved, users, uploads }: Ledger) =>
  created.size + saved.count + users.length + uploads.length

const textOf = (title: string) => ({ title, excerpt: 'Excerpt', content: `<p>${'rain forest '.repeat(200)}</p>` })

const writerOf = ({ writers }: Pick<Ledger, 'writers'>, count: number) => writers[count % writers.length]

async function createArticle(server: Server, token: string | undefined, title: string) {
  const options = { method: 'POST', body: textOf(title), token, key: title } as const
  const { status, json } = await call(server, '/api/articles', options)
  return status === 201 ? (json.article.id as number) : undefined
}

export async function openLedger(server: Server, token: string, count: number): Promise<Ledger> {
  const writers = await signInWriters(server, token, count)
  const id = (await createArticle(server, token, 'Saved 0')) ?? 0
  return {
    writers,
    created: new Map(),
    unanswered: new Set(),
    saved: { id, count: 0 },
    users: [],
    uploads: [],
  }
}

/** A small picture unlike all others, since equal ones are stored once. */
function picture() {
  const create = { width: 8, height: 8, channels: 3, background: '#000' } as const
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3)) as unknown as [number, number, number]
  return sharp({ create: { ...create, background: { r, g, b } } })
    .png()
    .toBuffer()
}

export async function upload(server: Server, token: string | undefined) {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(await picture())], 'a.png'))
  return call(server, '/api/upload/image', { method: 'POST', body, token })
}

const ARTICLES_PER_PICTURE = 10

/** Creates an article, and enters it in the ledger if the server has acknowledged it. */
async function enter(server: Server, ledger: Ledger, title: string) {
  const id = await createArticle(server, writerOf(ledger, Number(/\d+/.exec(title)?.[0])), title)
  if (!id) return false
  ledger.created.set(id, title)
  return ledger.unanswered.delete(title)
}

/** Repeats the creations whose answer the kill has cut off. Returns how many there were. */
export async function repeatUnanswered(server: Server, ledger: Ledger) {
  const titles = [...ledger.unanswered]
  await Promise.all(titles.map((title) => enter(server, ledger, title)))
  return titles.length
}

let serial = 0

/** Writes as fast as the server answers, until it does not, and enters in the ledger what it has acknowledged. */
export async function writeUntilKilled(server: Server, ledger: Ledger) {
  const untilKilled = async (write: () => Promise<void>) => {
    for (;;) {
      try {
        await write()
      } catch (error) {
        // `fetch` cannot connect, or the connection was lost.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }
  const addPicture = async () => {
    const { status, json } = await upload(server, writerOf(ledger, ledger.uploads.length))
    if (status === 200) ledger.uploads.push(json.file.url)
  }
  const create = async () => {
    serial += 1
    const title = `Created ${serial}`
    ledger.unanswered.add(title)
    if (!(await enter(server, ledger, title))) return
    // No more: an account may upload a thousand files a day.
    if (ledger.created.size % ARTICLES_PER_PICTURE === 0) await addPicture()
  }
  const save = async () => {
    const count = ledger.saved.count + 1
    const path = `/api/articles/${ledger.saved.id}`
    const token = writerOf(ledger, count)
    const { status } = await call(server, path, { method: 'PUT', body: textOf(`Saved ${count}`), token })
    if (status === 200) ledger.saved.count = count
  }
  const addUser = async () => {
    serial += 1
    const user = {
      name: 'Reader',
      email: `reader-${serial}@example.com`,
      password: 'nepenthes-ampullaria',
      role: 'user',
    }
    const token = writerOf(ledger, serial)
    const { status } = await call(server, '/api/users', { method: 'POST', body: user, token })
    if (status === 201) ledger.users.push(user.email)
  }
  await Promise.all([create, create, create, save, addUser].map(untilKilled))
}

async function listAll(server: Server, token: string, path: string, key: string) {
  const rows: Record<string, unknown>[] = []
  for (let page = 1; ; page += 1) {
    const { json } = await call(server, `${path}?perPage=100&page=${page}&sort=id&order=asc`, { token })
    rows.push(...json[key])
    if (rows.length >= json.total) return rows
  }
}

/** The acknowledged writes that are not there, and creations that are there twice. */
export async function findLosses(
  server: Server,
  token: string,
  { created, unanswered, saved, users, uploads }: Ledger,
) {
  const articles = new Map(
    (await listAll(server, token, '/api/articles/manage', 'articles')).map(({ id, title }) => [id, title]),
  )
  const emails = new Set((await listAll(server, token, '/api/users', 'users')).map(({ email }) => email))
  const pictures = await Promise.all(
    uploads.map(async (path) => ({ path, status: (await call(server, path)).status, title: undefined })),
  )
  // A save that was not acknowledged may have been stored.
  const stored = Number(/\d+/.exec(String(articles.get(saved.id)))?.[0] ?? Number.NaN)
  const titles = [...articles.values()]
  return [
    ...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `twice: ${title}`),
    ...[...unanswered].map((title) => `refused: ${title}`),
    ...[...created].filter(([id, title]) => articles.get(id) !== title).map(([id]) => `article ${id}`),
    ...(stored >= saved.count ? [] : [`save ${saved.count}, found ${stored}`]),
    ...users.filter((email) => !emails.has(email)),
    ...pictures.filter(({ status }) => status !== 200).map(({ path }) => path),
  ]
}
