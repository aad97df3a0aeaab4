import { contract } from '@shared/contract'
import { MAX_PER_PAGE } from '@shared/paging'
import { meets, type Needs } from '@shared/permissions'
import { ROLES } from '@shared/roles'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import { z } from 'zod'

type Row = { query?: z.ZodObject; reply: z.ZodObject; access: string | Needs }

/** Every call that answers with a total is a list. */
const lists = Object.entries(contract).flatMap(([name, row]) => {
  const { query = z.object({}) as z.ZodObject, reply, access } = row as Row
  return name.startsWith('GET ') && 'total' in (reply.shape ?? {}) ? [{ name, query, access }] : []
})

/** Sums are ranked: what they are of is searched in its own list. */
const isSearched = (name: string) => !name.startsWith('GET /api/statistics')

test.each(lists)('$name takes the query of lists, and refuses others', ({ name: call, query }) => {
  const parameters = ['page', 'perPage', 'sort', 'order', ...(isSearched(call) ? ['q'] : [])]
  expect(Object.keys(query.shape)).toEqual(expect.arrayContaining(parameters))
  const refused = { page: 0, perPage: MAX_PER_PAGE + 1, sort: 'nonsense', order: 'up' }
  for (const [name, value] of Object.entries(refused))
    expect(query.safeParse({ [name]: String(value) }).error?.issues).toMatchObject([{ path: [name] }])
})

test('every list sorts, searches and pages on the server', async () => {
  const { as, make } = await startServer()
  type Client = Awaited<ReturnType<typeof as>>
  const clients = new Map<string, Client>()
  for (const role of ROLES) clients.set(role, await as(await make.user({ role })))
  const article = await make.article({ author_id: 1 })
  const ids: Record<string, number> = {
    users: 1,
    articles: article.id,
    newsletters: (await make.newsletter({ sent_at: new Date() })).id,
    places: (await make.place()).id,
    pages: (await make.page()).id,
  }
  /** The answer for a role that may read the list. */
  function read(name: string, access: string | Needs, query: string) {
    const path = name
      .replace('GET ', '')
      .replace(/(\w+)\/:id/, (_, kind) => `${kind}/${ids[kind]}`)
      .replace(':language', 'id')
    const reader = ROLES.find((role) => typeof access === 'string' || meets(role, access)) as string
    return (clients.get(reader) as Client).get(`${path}?${query}`)
  }
  const wrong: string[] = []
  for (const { name, query, access } of lists) {
    const { options } = (query.shape.sort as z.ZodOptional<z.ZodEnum>).unwrap()
    const check = async (about: string, isRight: (found: unknown[], total: number) => boolean) => {
      const { json } = await read(name, access, about)
      const rows = Object.values<unknown>(json).find(Array.isArray)
      if (!rows || !isRight(rows, json.total)) wrong.push(`${name}?${about}`)
    }
    await check(`sort=${options.at(-1)}&order=desc&page=1&perPage=1`, (found) => found.length <= 1)
    await check('page=1000', (found) => found.length === 0)
    if (isSearched(name)) await check('q=no-such-thing-anywhere', (_, total) => total === 0)
  }
  expect(wrong).toEqual([])
})
