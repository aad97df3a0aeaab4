import type { CallReply } from '@shared/calls'
import { TOKEN_KEY } from '@shared/client'
import type { ManagedArticle } from '@shared/entities/article'
import type { User } from '@shared/entities/user'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

type Contents = {
  /** Who the token belongs to; null: the host knows no such session. */
  me?: User | null
  articles?: ManagedArticle[]
  users?: User[]
  /** `table-only` speaks the specification's table: it sends everything it has, knows few single reads, and answers saves with nothing. */
  kind?: 'ours' | 'table-only'
}

type Sent = { method: string; url: URL; body: unknown; authorization: string | null }

const notFound = () => HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
const unauthenticated = () => HttpResponse.json({ code: 'unauthenticated', message: 'Please sign in' }, { status: 401 })

/** As much of an API host as the dashboard's shell needs. Remembers what it was sent. */
export function startHost({ me = null, articles = [], users = [], kind = 'ours' }: Contents = {}) {
  const sent: Sent[] = []
  const ours = kind === 'ours'

  /** The rows of a list: a page and the total, or everything. */
  function rowsFor<Row extends object>(url: URL, rows: Row[]) {
    if (!ours) return { rows }
    const { page = '1', perPage = '100', status } = Object.fromEntries(url.searchParams)
    const found = rows.filter((row) => !status || ('status' in row && row.status === status))
    const start = (Number(page) - 1) * Number(perPage)
    return { rows: found.slice(start, start + Number(perPage)), total: found.length }
  }

  const server = setupServer(
    http.all('*', async ({ request }) => {
      const text = await request.clone().text()
      sent.push({
        method: request.method,
        url: new URL(request.url),
        body: text ? JSON.parse(text) : undefined,
        authorization: request.headers.get('authorization'),
      })
    }),
    http.get('*/api/auth/me', () =>
      me ? HttpResponse.json({ user: me } satisfies CallReply<'GET /api/auth/me'>) : unauthenticated(),
    ),
    http.post('*/api/auth/logout', () => (ours ? HttpResponse.json({ message: 'Signed out' }) : notFound())),
    http.get('*/api/articles/manage', ({ request }) => {
      const { rows, total } = rowsFor(new URL(request.url), articles)
      return HttpResponse.json({ articles: rows, total } satisfies Partial<CallReply<'GET /api/articles/manage'>>)
    }),
    http.get('*/api/articles/manage/:id', ({ params }) => {
      const article = articles.find((each) => each.id === Number(params.id))
      return article ? HttpResponse.json({ article }) : notFound()
    }),
    http.post('*/api/articles', () => {
      const article = { ...articles[0], id: 77, title: 'As stored' } as ManagedArticle
      return HttpResponse.json(ours ? { message: 'Created', article, articleId: 77 } : { articleId: 77 })
    }),
    http.put('*/api/articles/:id', ({ params }) =>
      ours
        ? HttpResponse.json({ message: 'Saved', article: { id: Number(params.id), title: 'As stored' } })
        : new HttpResponse(null, { status: 204 }),
    ),
    http.delete('*/api/articles/:id', () => (ours ? HttpResponse.json({ message: 'Deleted' }) : new HttpResponse(''))),
    http.get('*/api/users', ({ request }) => {
      const { rows, total } = rowsFor(new URL(request.url), users)
      return HttpResponse.json({ users: rows, total })
    }),
    http.get('*/api/users/:id', ({ params }) => {
      const user = ours && users.find((each) => each.id === Number(params.id))
      return user ? HttpResponse.json({ user }) : notFound()
    }),
    http.get('*/api/dashboard/stats', () => HttpResponse.json({} satisfies CallReply<'GET /api/dashboard/stats'>)),
    // Added to the specification's table.
    http.get('*/api/dashboard/activity', notFound),
    http.get('*/api/dashboard/views', notFound),
    http.post('*/api/users', () => new HttpResponse('')),
  )
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())

  return {
    server,
    sent,
    /** The queries that a list was asked with. */
    queriesOf: (path: string) =>
      sent.filter(({ url }) => url.pathname === path).map(({ url }) => Object.fromEntries(url.searchParams)),
  }
}

export const signIn = (token = 'a-token') => localStorage.setItem(TOKEN_KEY, token)
