import { ads } from '@server/db/schema/ads'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { createHost } from './host'
import { allScenarios } from './scenarios'

/** A `fetch` without a network that passes requests to the app directly. */
function injected(app: Awaited<ReturnType<typeof startServer>>['app']): typeof fetch {
  return async (input, init) => {
    const request = new Request(`http://localhost${input}`, init)
    const reply = await app.inject({
      url: String(input),
      method: request.method as 'GET',
      headers: Object.fromEntries(request.headers),
      payload: request.body === null ? undefined : Buffer.from(await request.arrayBuffer()),
    })
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(reply.body, { status: reply.statusCode, headers })
  }
}

allScenarios(async () => {
  const { app, db, make, as } = await startServer({
    mail: 'on demand',
    translate: async (texts, target) => texts.map((text) => `[${target}] ${text}`),
  })
  return createHost({
    send: injected(app),
    password: PASSWORD,
    startSession: async (userId) => (await as({ id: userId })).token,
    viewsOfAd: async ({ id }) => (await db.select().from(ads).where(eq(ads.id, id)))[0]?.views,
    make: {
      ...make,
      newsletter: ({ sent_at, ...overrides } = {}) =>
        make.newsletter({ ...overrides, sent_at: sent_at ? new Date(sent_at) : null }),
    },
  })
})
