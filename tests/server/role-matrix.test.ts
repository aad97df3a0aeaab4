import type { AddressInfo } from 'node:net'
import { handlers, type ServedCall } from '@server/calls'
import { deliveries } from '@server/db/schema'
import { callUrl } from '@shared/client'
import { type ContractRow, contract } from '@shared/contract'
import { ROLES, type Role } from '@shared/roles'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startServer } from './start-server'

/**
 * Every call, by every role and by nobody, over HTTP. Who may what is written out by hand: the first letters of the
 * roles, n for nobody. For whom a call is not, it is a 401 or a 403, whatever it was sent with.
 */
const letters = { n: undefined, a: 'admin', m: 'marketing', e: 'editor', b: 'membership', u: 'user' } as const
type Letter = keyof typeof letters

const everybody = 'namebu'
const signedIn = 'amebu'
const staff = 'ame'

const allowed: Record<ServedCall, string> = {
  'GET /api/auth/me': signedIn,
  'POST /api/auth/login': everybody,
  'POST /api/auth/register': everybody,
  'POST /api/auth/logout': signedIn,
  'PUT /api/auth/profile': signedIn,

  'GET /api/articles': everybody,
  'GET /api/articles/:id': everybody,
  'POST /api/articles/:id/view': everybody,
  'GET /api/articles/manage': staff,
  'GET /api/articles/manage/:id': staff,
  'POST /api/articles': staff,
  'PUT /api/articles/:id': staff,
  'PUT /api/articles/:id/status': staff,
  'DELETE /api/articles/:id': 'ae',
  'GET /api/articles/:id/revisions': staff,
  'GET /api/articles/:id/revisions/:revision': staff,
  'POST /api/articles/:id/presence': staff,
  'DELETE /api/articles/:id/presence': staff,
  'GET /api/articles/manage/:id/translations': staff,
  'GET /api/articles/manage/:id/translations/:language': staff,
  'PUT /api/articles/:id/translations/:language': staff,
  'DELETE /api/articles/:id/translations/:language': 'ae',
  'POST /api/articles/:id/translations/:language/machine': staff,
  'GET /api/articles/link/fetch-link': staff,

  'POST /api/upload/thumbnail': 'ameb',
  'POST /api/upload/image': 'ameb',
  'POST /api/upload/image-by-url': staff,

  'GET /api/categories': everybody,
  'GET /api/categories/manage': staff,
  'GET /api/categories/:id': staff,
  'POST /api/categories': staff,
  'PUT /api/categories/:id': staff,
  'DELETE /api/categories/:id': staff,

  'GET /api/ads/published': everybody,
  'GET /api/ads/manage': staff,
  'GET /api/ads/my-ads': 'ameb',
  'GET /api/ads/:id': staff,
  'POST /api/ads': 'ameb',
  'PUT /api/ads/:id': staff,
  'PUT /api/ads/:id/status': staff,
  'DELETE /api/ads/:id': 'ae',
  'POST /api/ads/:id/view': everybody,

  'GET /api/newsletters': 'ae',
  'GET /api/newsletters/subscribers': 'ae',
  'GET /api/newsletters/:id': 'ae',
  'POST /api/newsletters': 'ae',
  'PUT /api/newsletters/:id': 'ae',
  'DELETE /api/newsletters/:id': 'ae',

  'POST /api/newsletters/:id/send': 'ae',
  'POST /api/newsletters/:id/send-to-users': 'ae',
  'GET /api/newsletters/:id/deliveries': 'ae',
  'POST /api/newsletters/:id/test': 'ae',
  'POST /api/newsletters/:id/retry': 'ae',
  'PUT /api/newsletters/:id/schedule': 'ae',
  'DELETE /api/newsletters/:id/schedule': 'ae',
  'POST /api/newsletters/preview': 'ae',
  'GET /api/newsletters/mail-status': 'ae',
  'GET /api/newsletters/sent/:key': everybody,

  'GET /api/unsubscribe/:token': everybody,
  'POST /api/unsubscribe/:token': everybody,
  'POST /api/unsubscribe/:token/undo': everybody,
  'POST /api/auth/forgot-password': everybody,
  'POST /api/auth/reset-password': everybody,
  'POST /api/auth/confirm-email': everybody,
  'POST /api/auth/resend-confirmation': signedIn,

  'GET /api/dashboard/stats': signedIn,
  'GET /api/dashboard/activity': signedIn,
  'GET /api/dashboard/views': signedIn,

  'GET /api/users': 'a',
  'GET /api/users/:id': 'a',
  'POST /api/users': 'a',
  'PUT /api/users/:id': 'a',
  'DELETE /api/users/:id': 'a',

  'GET /api/health': everybody,
}

/** Somebody else's ad is not there for a member, rather than forbidden: its number says nothing. */
const hiddenFrom: Partial<Record<ServedCall, string>> = {
  'GET /api/ads/:id': 'b',
  'PUT /api/ads/:id': 'b',
  'DELETE /api/ads/:id': 'b',
}

/** Calls whose sample input the server refuses, once it has let the caller in: nothing foreign is fetched, and nobody's mail is read, in a test. */
const refusedInput: ServedCall[] = [
  ...(['GET /api/articles/link/fetch-link', 'POST /api/upload/image-by-url'] as const),
  ...(['POST /api/auth/reset-password', 'POST /api/auth/confirm-email'] as const),
]

type Input = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  file?: Buffer
}

let server: Awaited<ReturnType<typeof startServerOnPort>>
let serial = 0

async function startServerOnPort() {
  let closeServer = async () => {}
  const closeOn = (close: typeof closeServer) => {
    closeServer = close
  }
  const { app, mail, db, make, as } = await startServer({ closeOn, mail: true, translate: async (texts) => texts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0f6e73' } })
    .png()
    .toBuffer()
  return { mail, db, make, as, picture, origin: `http://127.0.0.1:${port}`, close: () => closeServer() }
}

beforeAll(async () => {
  server = await startServerOnPort()
})
afterAll(() => server.close())

/** A valid input, about things of its own: a call must not fail because an earlier one has deleted them. */
async function inputFor(name: ServedCall, actor: { name: string; email: string }): Promise<Input> {
  const { mail, db, make, as, picture } = server
  serial += 1
  const id = async (thing: Promise<{ id: number }>) => ({ id: (await thing).id })
  const article = { title: `Title ${serial}`, excerpt: 'Excerpt', content: '<p>Text</p>' }
  const ad = { title: 'Ad', description: 'Description', ad_type: 'text' }
  const category = { name: `Name ${serial}`, slug: `name-${serial}` }
  const newsletter = { subject: 'Subject', content: '<p>Text</p>' }
  const account = { name: 'Name', email: `matrix-${serial}@example.com`, password: PASSWORD, role: 'user' }
  const inputs: Partial<Record<ServedCall, () => Promise<Input>>> = {
    'POST /api/auth/login': async () => ({ body: { email: (await make.user()).email, password: PASSWORD } }),
    'POST /api/auth/register': async () => ({ body: account }),
    'PUT /api/auth/profile': async () => ({ body: { name: actor.name, email: actor.email } }),
    'POST /api/articles': async () => ({ body: article }),
    'PUT /api/articles/:id': async () => ({ params: await id(make.article()), body: article }),
    'PUT /api/articles/:id/status': async () => ({
      params: await id(make.article({ status: 'draft' })),
      body: { status: 'review' },
    }),
    'GET /api/articles/link/fetch-link': async () => ({ query: { url: 'http://127.0.0.1/' } }),
    'GET /api/articles/:id/revisions/:revision': async () => {
      const editor = await as(await make.user({ role: 'editor' }))
      const { articleId } = (await editor.post('/api/articles', article)).json
      const { revisions } = (await editor.get(`/api/articles/${articleId}/revisions`)).json
      return { params: { id: articleId, revision: revisions[0].id } }
    },
    'PUT /api/articles/:id/translations/:language': async () => ({
      params: { ...(await id(make.article())), language: 'id' },
      body: article,
    }),
    'POST /api/upload/thumbnail': async () => ({ file: picture }),
    'POST /api/upload/image': async () => ({ file: picture }),
    'POST /api/upload/image-by-url': async () => ({ body: { url: 'http://127.0.0.1/picture.png' } }),
    'POST /api/categories': async () => ({ body: category }),
    'PUT /api/categories/:id': async () => ({ params: await id(make.category()), body: category }),
    'POST /api/ads': async () => ({ body: ad }),
    'PUT /api/ads/:id': async () => ({ params: await id(make.ad()), body: ad }),
    'PUT /api/ads/:id/status': async () => ({
      params: await id(make.ad({ status: 'pending' })),
      body: { status: 'approved' },
    }),
    'POST /api/newsletters': async () => ({ body: newsletter }),
    'PUT /api/newsletters/:id': async () => ({ params: await id(make.newsletter()), body: newsletter }),
    'POST /api/newsletters/:id/send-to-users': async () => ({
      params: await id(make.newsletter()),
      body: { userIds: [(await make.user()).id] },
    }),
    'POST /api/newsletters/:id/retry': async () => {
      const newsletter = await make.newsletter({ sent_at: new Date() })
      const { name, email } = actor
      const due = { next_attempt_at: new Date(), created_at: new Date(), updated_at: new Date() }
      await db
        .insert(deliveries)
        .values({ newsletter_id: newsletter.id, name, email, status: 'failed', user_id: 0, ...due })
      return { params: { id: newsletter.id }, body: {} }
    },
    'PUT /api/newsletters/:id/schedule': async () => ({
      params: await id(make.newsletter()),
      body: { send_at: new Date(Date.now() + 3_600_000).toISOString() },
    }),
    'POST /api/newsletters/preview': async () => ({ body: newsletter }),
    'GET /api/newsletters/sent/:key': async () => {
      const sent = await make.newsletter({ sent_at: new Date() })
      return { params: { key: mail.signer.sign('web-version', sent.id) } }
    },
    'POST /api/auth/forgot-password': async () => ({ body: { email: (await make.user()).email } }),
    'POST /api/auth/reset-password': async () => ({ body: { token: 'x', password: PASSWORD } }),
    'POST /api/auth/confirm-email': async () => ({ body: { token: 'x' } }),
    'POST /api/users': async () => ({ body: account }),
    'PUT /api/users/:id': async () => ({ params: await id(make.user()), body: account }),
  }
  const special = inputs[name]
  if (special) return special()
  if (name.includes('/unsubscribe/'))
    return { params: { token: mail.signer.sign('unsubscribe', (await make.user()).id) } }
  if (!name.includes(':id')) return {}
  if (name.includes('/translations/')) {
    const params = { ...(await id(make.article())), language: 'id' }
    const editor = await as(await make.user({ role: 'editor' }))
    await editor.put(`/api/articles/${params.id}/translations/id`, article)
    return { params }
  }
  if (name.includes('/articles/')) return { params: await id(make.article()) }
  if (name.includes('/ads/')) return { params: await id(make.ad()) }
  if (name.includes('/categories/')) return { params: await id(make.category()) }
  if (name.includes('/newsletters/')) return { params: await id(make.newsletter()) }
  return { params: await id(make.user()) }
}

function bodyOf({ body, file }: Input) {
  if (!file) return body && JSON.stringify(body)
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png')
  return form
}

async function call(name: ServedCall, role: Role | undefined) {
  const { make, as, origin } = server
  const actor = role ? await make.user({ role }) : undefined
  const token = actor && (await as(actor)).token
  const input = await inputFor(name, actor ?? { name: 'Nobody', email: 'nobody@example.com' })
  const { method, path } = callUrl(name, input)
  return fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(input.body && { 'content-type': 'application/json' }),
    },
    body: bodyOf(input),
  })
}

function expectedStatus(name: ServedCall, letter: Letter) {
  if (allowed[name].includes(letter)) {
    if (refusedInput.includes(name)) return 400
    return (contract[name] as ContractRow).status ?? 200
  }
  if (letter === 'n') return 401
  return hiddenFrom[name]?.includes(letter) ? 404 : 403
}

const cells = (Object.keys(allowed) as ServedCall[]).flatMap((name) =>
  (Object.keys(letters) as Letter[]).map((letter) => ({
    name,
    letter,
    who: letters[letter] ?? 'nobody',
    status: expectedStatus(name, letter),
  })),
)

test('the matrix holds every call that is served, and every role', () => {
  expect(Object.keys(allowed).sort()).toEqual(Object.keys(handlers).sort())
  expect(Object.values(letters).filter(Boolean).sort()).toEqual([...ROLES].sort())
})

test.each(cells)('$who, $name: $status', async ({ name, letter, status }) => {
  const reply = await call(name, letters[letter])
  expect([reply.status, reply.ok ? '' : await reply.text()]).toEqual([status, reply.ok ? '' : expect.any(String)])
})
