import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { messages } from '@shared/messages'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import { z } from 'zod'

type Json = {
  format?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  allOf?: Json[]
  oneOf?: Json[]
}

/** The paths of all dates in a schema, those in lists as `0`. */
function datePaths(schema: Json, path: string[] = []): { path: string[]; hasTime: boolean }[] {
  const { format, properties = {}, items, anyOf = [], allOf = [], oneOf = [] } = schema
  return [
    ...(format === 'date' || format === 'date-time' ? [{ path, hasTime: format === 'date-time' }] : []),
    ...Object.entries(properties).flatMap(([name, each]) => datePaths(each, [...path, name])),
    ...(items ? datePaths(items, [...path, '0']) : []),
    ...[...anyOf, ...allOf, ...oneOf].flatMap((each) => datePaths(each, path)),
  ]
}

const pathsIn = (schema: z.ZodType | undefined) =>
  schema ? datePaths(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json) : []

/** A value that has `leaf` at the path and nothing else. */
const nested = ([key, ...rest]: string[], leaf: string): unknown =>
  key === undefined ? leaf : key === '0' ? [nested(rest, leaf)] : { [key]: nested(rest, leaf) }

const fields = Object.entries<ContractRow>(contract).flatMap(([call, { query, body }]) => [
  ...pathsIn(query).map((field) => ({ ...field, call, isQuery: true })),
  ...pathsIn(body).map((field) => ({ ...field, call, isQuery: false })),
])

const OUT_OF_RANGE = ['0000-01-01', '0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31']

test('each date that a call takes is refused before 1900 and after 2200, and the refusal names the field', async () => {
  expect(fields.length).toBeGreaterThanOrEqual(10)
  const { as, make } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const editor = await as(await make.user({ role: 'editor' }))
  for (const { call, path, hasTime, isQuery } of fields)
    for (const day of OUT_OF_RANGE) {
      const value = hasTime ? `${day}T23:59:59-23:59` : day
      const [method, pattern] = call.split(' ') as ['GET' | 'POST' | 'PUT', string]
      const address = pattern.replace(/:language/, 'id').replaceAll(/:\w+/g, '1')
      const by = call.startsWith('PUT /api/articles/:id/schedule') ? editor : admin
      const send = { GET: by.get, POST: by.post, PUT: by.put }[method]
      const reply = isQuery
        ? await send(`${address}?${path.join('.')}=${encodeURIComponent(value)}`)
        : await send(address, nested(path, value))
      const about = `${call} ${path.join('.')} ${value}`
      expect(reply.status, about).toBe(400)
      expect(JSON.stringify(reply.json.errors), about).toContain(messages.yearOutOfRange)
      expect(Object.keys(reply.json.errors).join(' '), about).toContain(path[0])
    }
})

test('dates at both ends of the range are stored and found', async () => {
  const { as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({ published_at: new Date() })
  const texts = { title: 'Old', excerpt: 'Old' }
  for (const published_at of ['1900-01-01T00:00:00+14:00', '1900-12-31T23:59:59-12:00'])
    expect((await editor.put(`/api/articles/${id}`, { ...texts, published_at })).status).toBe(200)
  const { status, json } = await editor.get('/api/articles/manage?since=1900-01-01&until=2200-12-31')
  expect([status, json.total]).toEqual([200, 1])
})
