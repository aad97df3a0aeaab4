import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let close: () => Promise<void>

beforeAll(async () => {
  server = await startServer({
    renderer: await loadBuiltSite(),
    closeOn: (end) => {
      close = end
    },
  })
})
afterAll(() => close())

const ROUTE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?$/

/** Each route of the server by an address and a method. Answers to CORS preflights are empty. */
function routes() {
  const parents: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] = ROUTE.exec(line) ?? []
      const depth = indent.length / 4
      parents.splice(depth, parents.length, segment)
      const url = parents
        .join('')
        .replace(/:language/, 'id')
        .replace(/:[\w|:]+/g, '1')
        .replace('*', 'nowhere')
      return (methods?.split(', ') ?? []).map((method) => ({ method, url }))
    })
    .filter(({ method }) => method !== 'OPTIONS')
}

const ask = (method: string, url: string, token?: string) =>
  server.app.inject({ method: method as 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {} })

test('every answer of every route has the headers that protect it, and names its type', async () => {
  const all = routes()
  expect(all.length).toBeGreaterThan(250)
  const wrong: unknown[] = []
  for (const { method, url } of all) {
    const { statusCode, headers, body } = await ask(method, url)
    const expected: Record<string, RegExp> = {
      'x-content-type-options': /^nosniff$/,
      'content-security-policy':
        /^(?=.*frame-ancestors ('self'|'none'))(?=.*(object|default)-src 'none')(?=.*base-uri 'none')/,
      'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
      'permissions-policy': /camera=\(\)/,
      // Of JSON under its other names, the encoding is fixed.
      ...(body && {
        'content-type': /^(?:(?:text|application)\/.+; charset=utf-8|application\/\w+\+json|image\/\S+)$/,
      }),
    }
    for (const [name, pattern] of Object.entries(expected))
      if (!pattern.test(String(headers[name]))) wrong.push([method, url, statusCode, name, headers[name]])
    for (const name of ['server', 'x-powered-by']) if (headers[name]) wrong.push([method, url, name])
  }
  expect(wrong).toEqual([])
})

test('no cache may keep what is read with a session', async () => {
  const { as, make } = server
  await make.article()
  const readers = [await as(await make.user({ role: 'admin' })), await as(await make.user({ role: 'editor' }))]
  // The documentation is the same for all.
  const reads = routes().filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/') && !url.startsWith('/api/docs'),
  )
  const answers = []
  for (const { method, url } of reads)
    for (const { token } of readers) answers.push({ url, ...(await ask(method, url, token)) })
  const read = answers.filter(({ statusCode }) => statusCode < 300)
  expect(read.length).toBeGreaterThan(50)
  const kept = read.filter(({ headers }) => headers['cache-control'] !== 'no-store')
  expect(kept.map(({ url }) => url)).toEqual([])
})
