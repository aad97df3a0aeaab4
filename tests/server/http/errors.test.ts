import { ErrorReply } from '@shared/errors'
import { startServer } from '@tests/server/start-server'
import { describe, expect, test } from 'vitest'

describe('every refusal', () => {
  test('has a message for people and a code for programs', async () => {
    const host = await startServer()
    const user = await host.make.user()
    const session = await host.as(user)
    const article = await host.make.article()
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    const account = { name: 'A', email: user.email, password: 'secret1' }
    const changed = { title: 'T', excerpt: 'E' }
    const replies = [
      { reply: await host.call('POST /api/auth/login', { body: {} }), status: 400, code: 'invalid' },
      { reply: await host.call('GET /api/articles', { query: { page: 0 } }), status: 400, code: 'invalid' },
      { reply: await host.call('GET /api/auth/me'), status: 401, code: 'unauthenticated' },
      { reply: await session.call('GET /api/articles/manage'), status: 403, code: 'forbidden' },
      { reply: await host.call('GET /api/articles/:id', { params: { id: 0 } }), status: 404, code: 'not_found' },
      { reply: await host.call('POST /api/auth/register', { body: account }), status: 409, code: 'conflict' },
      {
        reply: await editor.call('PUT /api/articles/:id', {
          params: { id: article.id },
          body: changed,
          headers: { 'if-match': '"99"' },
        }),
        status: 409,
        code: 'conflict',
      },
    ]
    for (const { reply, status, code } of replies) {
      expect(reply).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) } })
      expect(ErrorReply.safeParse(reply.body).success).toBe(true)
      expect(reply.headers.get('content-type')).toContain('application/json')
    }
  })
})

describe('a request with characters that a database cannot store', () => {
  const nul = 'a\u0000b'

  test.each(['q', 'slug', 'category'])('in %s is not a server error', async (name) => {
    const host = await startServer()
    expect((await host.call('GET /api/articles', { query: { [name]: nul } })).status).toBeLessThan(500)
  })

  test.each([
    ['the e-mail address of a sign-in', 'POST /api/auth/login', { email: `${nul}@example.com`, password: 'secret1' }],
    ['the name of a new user', 'POST /api/auth/register', { name: nul, email: 'a@example.com', password: 'secret1' }],
    ['the title of an article', 'POST /api/articles', { title: nul, excerpt: 'E' }],
    [
      'the categories of an article',
      'POST /api/articles',
      { title: 'T', excerpt: 'E', category_ids: [99_999_999_999] },
    ],
  ] as const)('in %s is not a server error', async (_, name, body) => {
    const host = await startServer()
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    const { status, text } = await editor.call(name, { body })
    expect(status, text).toBeLessThan(500)
  })
})

describe('the host', () => {
  test('reports its health', async () => {
    const host = await startServer()
    for (const name of ['GET /api/health', 'GET /api/health/ready', 'GET /api/health/live'] as const)
      expect(await host.call(name)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test('tells proxies that it is stopping, and goes on answering meanwhile', async () => {
    const stopping = new AbortController()
    const host = await startServer({ stopping: stopping.signal })
    stopping.abort()
    for (const name of ['GET /api/health', 'GET /api/health/ready', 'GET /api/health/live'] as const)
      expect(await host.call(name)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await host.call('GET /api/articles')).status).toBe(200)
  })
})
