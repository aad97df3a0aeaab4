import { createHmac } from 'node:crypto'
import { users } from '@server/db/schema/core'
import { deliveries } from '@server/db/schema/mail'
import { subscribers } from '@server/db/schema/subscribers'
import { hashToken } from '@server/http/tokens'
import { createAccountToken, type Purpose } from '@server/mail/account-tokens'
import { returnAddress } from '@server/mail/return-address'
import { type CallName, contract } from '@shared/contract'
import { takesKey } from '@shared/contract/parts'
import { newFilm, newPicture, sendUpload } from '@tests/server/send-upload'
import { PASSWORD, type TestServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'

export type PostName = CallName & `POST ${string}`
type MachineName = PostName & `${string}/machine`

const isMachine = (name: PostName): name is MachineName => name.endsWith('/machine')

/** A call, and the session that makes it. */
export type Post = {
  name: PostName
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  token?: string
}

/** For the servers on which the examples are made: returned mail is reported with this secret. */
export const BOUNCE_SECRET = 'a secret of the mail server'

const text = { title: 'Toba', excerpt: 'Deep', content: '<p>Text</p>' }
const place = { name: 'Toba', kind: 'lake', latitude: 2.68, longitude: 98.88, summary: 'A lake', status: 'draft' }

let serial = 0
const unique = (word: string) => {
  serial += 1
  return `${word}-${serial}`
}

/**
 * Each POST of the contract with input that succeeds, on records that no other example has. Unless there are `others` to be sent at the
 * same time, only the readers of an example get its newsletter.
 */
export function postExamples(server: TestServer, { others = false } = {}) {
  const { db, make, as, mail } = server
  const editor = async () => as(await make.user({ role: 'editor' }))
  const tokenOf = async (session: Promise<{ token: string }>) => (await session).token
  const edited = async (body?: unknown) => ({ token: await tokenOf(editor()), body })

  /** What is done before the example itself. */
  async function done<Reply>(reply: Promise<{ status: number; text: string; json: Reply }>) {
    const { status, text, json } = await reply
    if (status >= 300) throw new Error(`An example was refused with ${status}: ${text}`)
    return json
  }

  /** Restores the first version of a translation of this record. */
  async function restoration(kind: string, { id }: { id: number }, translation: object) {
    const { token, put, get } = await editor()
    const record = `/api/${kind}/${id}/translations/id`
    for (const more of [{}, { status: 'published' }]) await done(put(record, { ...translation, ...more }))
    const { revisions } = (await get(`${record}/revisions`)).json
    return { token, params: { id, language: 'id', revision: revisions.at(-1).id } }
  }

  /** A published article that marketing has changed. */
  async function changedArticle() {
    const { token, post } = await editor()
    const { articleId: id } = await done(post('/api/articles', { ...text, status: 'published' }))
    const marketing = await as(await make.user({ role: 'marketing' }))
    await done(marketing.put(`/api/articles/${id}`, { ...text, title: 'Samosir' }))
    return { token, params: { id, language: 'en' } }
  }

  async function newsletterTo(...names: string[]) {
    if (!others) await db.update(users).set({ unsubscribed_at: new Date() })
    if (!others) await db.update(subscribers).set({ unsubscribed_at: new Date() })
    const userIds: number[] = []
    for (const name of names) userIds.push((await make.user({ name })).id)
    const session = await as(await make.user({ role: 'editor', unsubscribed_at: new Date() }))
    return { session, id: (await make.newsletter()).id, userIds }
  }

  async function sentNewsletter(status: 'failed' | 'sent') {
    const { session, id } = await newsletterTo('Ana')
    await done(session.post(`/api/newsletters/${id}/send`))
    const copies = await db.update(deliveries).set({ status }).where(eq(deliveries.newsletter_id, id)).returning()
    return { token: session.token, params: { id }, copyId: copies[0]?.id ?? 0 }
  }

  async function upload(name: string, bytes: Buffer) {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(bytes)]), name)
    return edited(body)
  }
  async function withLink(purpose: Purpose, changes: Parameters<typeof make.user>[0] = {}) {
    const user = await make.user(changes)
    return createAccountToken(db, { purpose, user, now: new Date() })
  }

  async function machineTranslation(name: MachineName) {
    const { article, ad, place, page, category, series, newsletter } = make
    const kinds = {
      articles: article,
      ads: ad,
      places: place,
      pages: page,
      categories: category,
      series,
      newsletters: newsletter,
    }
    const create = kinds[name.split('/')[2] as keyof typeof kinds]
    return { ...(await edited()), params: { id: (await create()).id, language: 'id' } }
  }

  const unsubscription = async (unsubscribed_at: Date | null) => {
    const { id } = await make.user({ unsubscribed_at, email_confirmed_at: null, counts_as_confirmed: false })
    return { params: { token: mail.signer.sign('unsubscribe', id) } }
  }

  const examples: Record<Exclude<PostName, MachineName>, () => Promise<Omit<Post, 'name'>>> = {
    'POST /api/articles/drafts': () => edited(),
    'POST /api/articles/planned': () => edited({ title: 'Toba', due_at: '2030-01-01T12:00:00Z' }),
    'POST /api/calendar/address': () => edited(),
    'POST /api/auth/login': async () => ({ body: { email: (await make.user()).email, password: PASSWORD } }),
    'POST /api/auth/register': async () => ({
      body: { name: 'Ana', email: `${unique('ana')}@example.com`, password: 'rafflesia-arnoldii' },
    }),
    'POST /api/auth/logout': () => edited(),
    'POST /api/auth/profile/picture': async () => upload('me.png', await newPicture()),
    'POST /api/auth/forgot-password': async () => ({ body: { email: (await make.user()).email } }),
    'POST /api/auth/reset-password': async () => ({
      body: { token: await withLink('reset-password'), password: 'rafflesia-arnoldii' },
    }),
    'POST /api/auth/confirm-email': async () => ({
      body: { token: await withLink('confirm-email', { email_confirmed_at: null }) },
    }),
    'POST /api/auth/resend-confirmation': async () => ({
      token: await tokenOf(as(await make.user({ email_confirmed_at: null }))),
    }),
    'POST /api/auth/totp': () => edited(),
    'POST /api/users': async () => ({
      token: await tokenOf(as(await make.user({ role: 'admin' }))),
      body: { name: 'Ana', email: `${unique('ana')}@example.com`, password: 'rafflesia-arnoldii', role: 'user' },
    }),
    'POST /api/users/:id/invitation': async () => {
      const by = await as(await make.user({ role: 'admin' }))
      const body = { name: 'Ina', email: `${unique('ina')}@example.com`, role: 'user', invite: true }
      const { user } = await done(by.post('/api/users', body))
      return { token: by.token, params: { id: user.id } }
    },
    'POST /api/articles': () => edited({ ...text, status: 'published' }),
    'POST /api/articles/:id/view': async () => ({ params: { id: (await make.article()).id } }),
    'POST /api/articles/:id/read': async () => ({ params: { id: (await make.article()).id } }),
    'POST /api/articles/:id/keep': async () => ({ params: { id: (await make.article()).id } }),
    'POST /api/articles/:id/share': async () => ({ params: { id: (await make.article()).id } }),
    'POST /api/statistics/searches': async () => ({ body: { phrase: unique('lake'), found: true } }),
    'POST /api/articles/:id/presence': async () => ({ ...(await edited()), params: await make.article() }),
    'POST /api/articles/:id/notes': async () => ({
      ...(await edited({ text: 'Who says so?' })),
      params: await make.article(),
    }),
    'POST /api/articles/:id/changes/:language/accept': changedArticle,
    'POST /api/articles/:id/changes/:language/revert': changedArticle,
    'POST /api/articles/:id/working-copy/publish': async () => {
      const { token, post, put } = await editor()
      const { articleId: id } = await done(post('/api/articles', { ...text, status: 'published' }))
      await done(put(`/api/articles/${id}/working-copy`, { ...text, title: 'Samosir' }))
      return { token, params: { id } }
    },
    'POST /api/articles/:id/translations/:language/revisions/:revision/restore': async () =>
      restoration('articles', await make.article(), text),
    'POST /api/articles/link/check': () => edited({ urls: ['https://example.com/a', '/articles/1'] }),
    'POST /api/articles/link/names': () => edited({ text: 'Around Lake Toba' }),
    'POST /api/changes/accept': async () => {
      const { id } = await make.place()
      const marketing = await as(await make.user({ role: 'marketing' }))
      await done(marketing.put(`/api/places/${id}`, { ...place, status: 'published', name: unique('place') }))
      return edited({ kind: 'places', record_id: id })
    },
    'POST /api/categories': () => edited({ name: 'Lakes', slug: unique('lakes') }),
    'POST /api/series': () => edited({ title: 'Volcanoes on foot' }),
    'POST /api/places': () => edited({ ...place, name: unique('Toba') }),
    'POST /api/places/:id/translations/:language/revisions/:revision/restore': async () =>
      restoration('places', await make.place(), { name: 'Danau', summary: 'Sebuah danau' }),
    'POST /api/pages': () => edited({ title: unique('Contact'), content: '<p>Text</p>' }),
    'POST /api/pages/:id/translations/:language/revisions/:revision/restore': async () =>
      restoration('pages', await make.page(), { title: 'Kontak', content: '<p>Teks</p>' }),
    // Not as an editor: all editors are told of a new ad.
    'POST /api/ads': async () => ({
      token: await tokenOf(as(await make.user({ role: 'membership' }))),
      body: { title: 'Lodge', description: 'Beds', ad_type: 'text' },
    }),
    'POST /api/ads/check': () => edited({ title: 'Lodge' }),
    'POST /api/ads/:id/view': async () => ({ params: { id: (await make.ad()).id } }),
    'POST /api/ads/:id/click': async () => ({ params: { id: (await make.ad()).id } }),
    'POST /api/trash/:id/restore': async () => {
      const { token, delete: remove, get } = await editor()
      const { id } = await make.category()
      await done(remove(`/api/categories/${id}`))
      const { items } = (await get('/api/trash')).json
      return { token, params: { id: items[0].id }, body: {} }
    },
    'POST /api/newsletters': () => edited({ subject: 'News', content: '<p>Text</p>' }),
    'POST /api/newsletters/preview': () => edited({ subject: 'News', content: '<p>Text</p>' }),
    'POST /api/newsletters/:id/test': async () => ({
      ...(await edited()),
      params: { id: (await make.newsletter()).id },
    }),
    'POST /api/newsletters/:id/send': async () => {
      const { session, id } = await newsletterTo('Ana', 'Budi')
      return { token: session.token, params: { id } }
    },
    'POST /api/newsletters/:id/send-to-users': async () => {
      const { session, id, userIds } = await newsletterTo('Ana')
      return { token: session.token, params: { id }, body: { userIds } }
    },
    'POST /api/newsletters/:id/retry': async () => {
      const { token, params } = await sentNewsletter('failed')
      return { token, params, body: {} }
    },
    'POST /api/newsletters/subscribe': async () => ({ body: { email: `${unique('ana')}@example.com` } }),
    'POST /api/newsletters/confirm': async () => {
      const token = unique('token')
      await db.insert(subscribers).values({
        email: `${unique('budi')}@example.com`,
        language: 'id',
        token_hash: hashToken(token),
        token_expires_at: new Date(Date.now() + 3_600_000),
        created_at: new Date(),
      })
      return { body: { token } }
    },
    'POST /api/newsletters/subscribers/import': () =>
      upload('a.csv', Buffer.from(`email\n${unique('ana')}@example.com`)),
    'POST /api/bounces': async () => {
      const { copyId } = await sentNewsletter('sent')
      const address = returnAddress('bounces@example.com', mail.signer, copyId)
      const signature = createHmac('sha256', BOUNCE_SECRET).update(`${address}\n5.1.1`).digest('hex')
      return { body: { address, status: '5.1.1', signature } }
    },
    'POST /api/unsubscribe/:token': () => unsubscription(null),
    'POST /api/unsubscribe/:token/topics': async () => ({ ...(await unsubscription(null)), body: { topics: [] } }),
    'POST /api/unsubscribe/:token/undo': () => unsubscription(new Date()),
    'POST /api/upload/thumbnail': async () => upload('a.png', await newPicture()),
    'POST /api/upload/image': async () => upload('a.png', await newPicture()),
    'POST /api/upload/image-by-url': () => edited({ url: 'https://example.com/a.png' }),
    'POST /api/upload/file': () => upload('a.pdf', Buffer.from(`%PDF-1.4\n${unique('map')}\n%%EOF`)),
    'POST /api/upload/video': () => upload('a.mp4', newFilm()),
    'POST /api/media/remove-unused': async () => {
      const { token } = await editor()
      const { json } = await sendUpload(server, await newPicture(), { token })
      return { token, body: { ids: [json.media_id] } }
    },
  }
  return async (name: PostName): Promise<Post> => ({
    name,
    ...(await (isMachine(name) ? machineTranslation(name) : examples[name]())),
  })
}

export const POSTS = (Object.keys(contract) as CallName[]).filter((name): name is PostName => name.startsWith('POST '))
export const KEYED_POSTS = POSTS.filter((name) => takesKey(contract[name]))
