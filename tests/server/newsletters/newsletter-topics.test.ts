import { expect, test } from 'vitest'
import { startSubscribing } from './start-subscribing'

test('readers get the newsletters of the topics that they have chosen, and those for all', async () => {
  const { make, subscribe, send, fetch } = await startSubscribing()
  const lakes = (await make.category({ name: 'Lakes' })).id
  const craters = (await make.category({ name: 'Craters' })).id
  await subscribe('all@example.com')
  const manage = await subscribe('lakes@example.com', [lakes])

  expect((await send(undefined, [lakes])).to).toEqual(['all@example.com', 'lakes@example.com'])
  expect((await send(undefined, [craters])).to).toEqual(['all@example.com'])
  expect((await send()).to).toEqual(['all@example.com', 'lakes@example.com'])

  const choose = (topics: unknown) => fetch(`/api/unsubscribe/${manage}/topics`, { method: 'POST', body: { topics } })
  expect((await fetch(`/api/unsubscribe/${manage}`)).json).toMatchObject({ topics: [lakes] })
  expect((await choose(['x'])).json.errors).toHaveProperty(['topics.0'])
  expect((await choose([craters])).status).toBe(200)
  expect((await send(undefined, [craters])).to).toEqual(['all@example.com', 'lakes@example.com'])
  expect((await fetch('/api/unsubscribe/1-cut/topics', { method: 'POST', body: { topics: [] } })).status).toBe(404)
})

test('whoever has chosen only topics that are gone gets everything', async () => {
  const { make, editor, subscribe, send } = await startSubscribing()
  const { id } = await make.category()
  const other = (await make.category()).id
  await subscribe('ana@example.com', [id])
  expect((await send(undefined, [other])).status).toBe(400)
  await editor.delete(`/api/categories/${id}`)
  expect((await send(undefined, [other])).to).toEqual(['ana@example.com'])
})
