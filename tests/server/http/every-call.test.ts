import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { smallest } from '@tests/hostile/schemas'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'

const rows = Object.entries<ContractRow>(contract) as [CallName, ContractRow][]

let server: TestServer
let close: () => Promise<void>
/** Each call is allowed to one of them. */
const users: { id: number }[] = []
let tokens: string[] = []

/** Calls may end the session that they are made with. */
async function signIn() {
  tokens = await Promise.all(users.map(async (user) => (await server.as(user)).token))
}

beforeAll(async () => {
  server = await startServer({
    closeOn: (end) => {
      close = end
    },
  })
  for (const role of ['admin', 'editor', 'user'] as const) users.push(await server.make.user({ role }))
  await signIn()
})
afterAll(() => close())

type Sent = { query?: string; type?: string; body?: string }

/** The answer to the first of the callers who may make the call. */
async function answer(name: CallName, { query = '', type, body }: Sent) {
  const [method, path = ''] = name.split(' ')
  const url = path.replace(':language', 'id').replace(/:\w+/g, '1') + query
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) }
    const reply = await server.app.inject({ method: method as 'GET', url, headers, payload: body })
    if (reply.statusCode !== 403) return { status: reply.statusCode, json: reply.json() }
  }
  throw new Error(`No one may ${name}`)
}

const takeJson = rows.filter(([, { body, multipart }]) => body && !multipart)

test('every call that takes a body refuses other types than JSON', async () => {
  expect(takeJson.length).toBeGreaterThan(40)
  const accepted: unknown[] = []
  for (const [name] of takeJson)
    for (const type of ['application/xml', 'application/yaml', 'application/x-java-serialized-object', 'text/plain']) {
      const { status } = await answer(name, { type, body: '{}' })
      if (status !== 400 && status !== 415) accepted.push([name, type, status])
    }
  expect(accepted).toEqual([])
})

test('every call that takes no body accepts any content type, with nothing or anything in the body', async () => {
  const takeNothing = rows.filter(([name, { body, multipart }]) => !name.startsWith('GET ') && !body && !multipart)
  expect(takeNothing.length).toBeGreaterThan(30)
  const sent = [
    ...['application/json', 'multipart/form-data', 'nonsense'].map((type) => ({ type, body: '' })),
    { type: 'application/json', body: '{' },
    { body: 'a=b' },
  ]
  const refused: unknown[] = []
  for (const [name] of takeNothing)
    for (const each of sent) {
      if (each === sent[0] || /logout|sessions/.test(name)) await signIn()
      const { status } = await answer(name, each)
      if ([400, 401, 415, 500].includes(status)) refused.push([name, each, status])
    }
  expect(refused).toEqual([])
})

test('every call that takes a body refuses one that would change the prototype of objects', async () => {
  const accepted: unknown[] = []
  for (const [name, { body }] of takeJson) {
    const valid = JSON.stringify(smallest(body as z.ZodObject) ?? {}).slice(0, -1)
    for (const key of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const sent = `${valid}${valid.length > 1 ? ',' : ''}${key}}`
      const { status, json } = await answer(name, { type: 'application/json', body: sent })
      if (status !== 400 || json.code !== 'invalid') accepted.push([name, key, status])
    }
  }
  expect(accepted).toEqual([])
  expect({}).not.toHaveProperty('isAdmin')
})

test('every parameter that is sent twice is refused by its name', async () => {
  const accepted: unknown[] = []
  for (const [name, { query, body: schema, multipart }] of rows) {
    const body = schema && !multipart ? JSON.stringify(smallest(schema) ?? {}) : undefined
    for (const key of Object.keys(query?.shape ?? {})) {
      const others = Object.entries(smallest(query as z.ZodObject) as object).filter(([other]) => other !== key)
      const value = String(smallest(query?.shape[key]) ?? 'a')
      const twice = new URLSearchParams([...others, [key, value], [key, value]].map((pair) => pair.map(String)))
      const { status, json } = await answer(name, { query: `?${twice}`, body, type: body && 'application/json' })
      if (status !== 400 || !json.errors?.[key]) accepted.push([name, key, status])
    }
  }
  expect(accepted).toEqual([])
})
