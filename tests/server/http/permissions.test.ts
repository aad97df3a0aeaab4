import type { Context } from '@server/http/route'
import { grant } from '@tests/grant'
import { startServer } from '@tests/server/start-server'
import { expect, expectTypeOf, test } from 'vitest'

test('a grant in the permission table opens the calls of its resource, and no others', async () => {
  const { as, make } = await startServer()
  const marketing = await as(await make.user({ role: 'marketing' }))
  const newsletter = { subject: 'Craters', content: '<p>Three of them</p>' }
  expect((await marketing.get('/api/newsletters')).status).toBe(403)
  expect((await marketing.post('/api/newsletters', newsletter)).status).toBe(403)

  grant('marketing', { newsletters: { list: 'any', create: 'any' } })

  expect((await marketing.get('/api/newsletters')).status).toBe(200)
  expect((await marketing.post('/api/newsletters', newsletter)).status).toBe(201)
  expect((await marketing.delete('/api/newsletters/1')).status).toBe(403)
})

test('handlers of calls that members may make only for their own ads get `authorised` instead of the id', () => {
  expectTypeOf<Context<'PUT /api/ads/:id'>>().not.toHaveProperty('params')
  expectTypeOf<Context<'PUT /api/ads/:id'>>().toHaveProperty('authorised')
  expectTypeOf<Context<'PUT /api/ads/:id/status'>>().toHaveProperty('params')
})
