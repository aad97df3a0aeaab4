import { contract } from '@shared/contract'
import { MAX_PER_PAGE } from '@shared/paging'
import { ROLES } from '@shared/roles'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startServer } from './start-server'

/** Every call that answers with a total is a list. */
const lists = Object.entries(contract).flatMap(([name, row]) => {
  const { query = z.object({}) as z.ZodObject, reply } = row as { query?: z.ZodObject; reply: z.ZodObject }
  return name.startsWith('GET ') && 'total' in (reply.shape ?? {}) ? [{ name, query, reply }] : []
})

test.each(lists)('$name takes the query of lists, and refuses others', ({ query }) => {
  expect(Object.keys(query.shape)).toEqual(expect.arrayContaining(['page', 'perPage', 'sort', 'order', 'q']))
  const refused = { page: 0, perPage: MAX_PER_PAGE + 1, sort: 'nonsense', order: 'up' }
  for (const [name, value] of Object.entries(refused))
    expect(query.safeParse({ [name]: String(value) }).error?.issues).toMatchObject([{ path: [name] }])
})

test('every list sorts, searches and pages on the server', async () => {
  const { as, make } = await startServer()
  const clients = await Promise.all(ROLES.map(async (role) => as(await make.user({ role }))))
  const article = await make.article({ author_id: 1 })
  /** The answer of the first role that may read the list. */
  async function read(name: string, query: string) {
    const path = name.replace('GET ', '').replace('users/:id', 'users/1').replace(':id', String(article.id))
    for (const client of clients) {
      const reply = await client.get(`${path}?${query}`)
      if (reply.status !== 403) return reply
    }
    throw new Error(`No role may read ${name}`)
  }
  const wrong: string[] = []
  for (const { name, query, reply } of lists) {
    const rows = Object.keys(reply.shape).find((key) => key !== 'total') as string
    const { options } = (query.shape.sort as z.ZodOptional<z.ZodEnum>).unwrap()
    const sorted = await read(name, `sort=${options.at(-1)}&order=desc&page=1&perPage=1`)
    if (sorted.status !== 200 || sorted.json[rows].length > 1) wrong.push(`${name}: sort`)
    if ((await read(name, 'page=1000')).json[rows].length > 0) wrong.push(`${name}: page`)
    if ((await read(name, 'q=no-such-thing-anywhere')).json.total !== 0) wrong.push(`${name}: q`)
  }
  expect(wrong).toEqual([])
})
