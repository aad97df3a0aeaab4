import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { paths } from '@shared/paths'
import { meets } from '@shared/permissions'
import { defOf } from '@tests/hostile/schemas'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'

test('readers get the byline in place of the name of the account, in lists and articles', async () => {
  const { as, make, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor', name: 'Yusuf Harahap' }))
  const input = { title: 'Crater lake', excerpt: 'A walk', status: 'published', byline: '  Dewi & friends ' }
  const { articleId: id } = (await editor.post('/api/articles', input)).json

  const managed = (await editor.get(`/api/articles/manage/${id}`)).json.article
  expect(managed).toMatchObject({ author_name: 'Yusuf Harahap', byline: 'Dewi & friends' })
  for (const article of [
    (await fetch('/api/articles')).json.articles[0],
    (await fetch(`/api/articles/${id}`)).json.article,
  ]) {
    expect(article.author_name).toBe('Dewi & friends')
    expect(article).not.toHaveProperty('byline')
  }

  await editor.put(`/api/articles/${id}`, { ...input, byline: ' ' })
  expect((await fetch(`/api/articles/${id}`)).json.article.author_name).toBe('Yusuf Harahap')
  const tooLong = await editor.put(`/api/articles/${id}`, { ...input, byline: 'x'.repeat(201) })
  expect([tooLong.status, tooLong.json.errors]).toEqual([400, { byline: 'At most 200 characters' }])
})

/** Those who may not see whose account an article is. */
const READERS = ['visitor', 'user', 'membership'] as const

/** What one gets without a session, and the rest of what one gets with it. */
const mayMake = (reader: (typeof READERS)[number], { access }: ContractRow) =>
  reader === 'visitor' ? access === 'public' : access === 'session' || (access !== 'public' && meets(reader, access))

/** One's own data, and when it was exported. */
const LEFT_OUT: CallName[] = ['GET /api/auth/export']

/** The values of a field that has a few, such as the keys to sort by. */
function choicesOf(schema: $ZodType): string[] {
  const def = defOf(schema)
  if (def.type === 'optional') return choicesOf(def.innerType)
  return (def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : []).map(String)
}

/** Queries of a call: without fields, with one that it knows, in each way, and what it finds in each order. */
function queriesOf({ query }: ContractRow, examples: Record<string, string[]>) {
  const def = query && defOf(query)
  const fields = def?.type === 'object' ? Object.entries(def.shape) : []
  const one = fields.flatMap(([key, schema]) =>
    (examples[key] ?? choicesOf(schema)).map((value) => new URLSearchParams({ [key]: value })),
  )
  const sorts = fields.flatMap(([key, schema]) => (key === 'sort' ? choicesOf(schema) : []))
  const found = sorts.flatMap((sort) => (examples.q ?? []).map((q) => new URLSearchParams({ sort, q })))
  return ['', ...[...one, ...found].map((fields) => `?${fields}`)]
}

test('the name of an account behind a byline changes nothing that readers get, whatever they ask for', async () => {
  const server = await startServer()
  const { as, make, fetch } = server
  const admin = await as(await make.user({ role: 'admin' }))
  const [first, last] = [
    await make.user({ role: 'editor', name: 'Aaa Hidden' }),
    await make.user({ role: 'editor', name: 'Zzz Hidden' }),
  ]
  const open = await make.user({ role: 'editor', name: 'Mmm Open' })
  const [category, place] = [await make.category(), await make.place()]
  const about = { excerpt: 'A crater', status: 'published', category_ids: [category.id], places: [place.id] }
  for (const [writer, byline] of [
    [first, 'Pen Two'],
    [last, 'Pen One'],
    [open, null],
    [first, 'Pen Three'],
    [last, 'Pen Four'],
  ] as const)
    await (await as(writer)).post('/api/articles', { title: 'A walk', ...about, byline })
  await (await as(first)).post('/api/articles', {
    title: 'A fair',
    excerpt: 'A fair',
    slug: 'events',
    byline: 'Pen Two',
  })

  const clients = await Promise.all(
    READERS.map(async (role) => [role, role === 'visitor' ? undefined : await as(await make.user({ role }))] as const),
  )
  const examples = { q: ['Hidden', 'walk'], author: [first.id, last.id, open.id].map(String), lang: ['de'] }
  const ids: Record<string, unknown> = { authors: first.id, places: place.slug, categories: category.id }
  const files = ['/feed.xml', paths.topicFeed(category.slug), '/sitemaps/pages.xml', '/sitemaps/articles-1.xml']
  const addressesFor = (reader: (typeof READERS)[number]) => [
    ...files,
    ...(Object.entries(contract) as [CallName, ContractRow][])
      .filter(([call, row]) => call.startsWith('GET ') && mayMake(reader, row) && !LEFT_OUT.includes(call))
      .flatMap(([call, row]) => {
        const path = call.slice(4).replace(/:\w+/g, String(ids[call.split('/')[2] ?? ''] ?? 1))
        return queriesOf(row, examples).map((query) => path + query)
      }),
  ]
  async function answers() {
    const all: [string, string][] = []
    for (const [role, client] of clients)
      for (const address of addressesFor(role)) {
        const { status, text } = await (client ? client.get(address) : fetch(address))
        all.push([`${role} ${address}`, `${status} ${text}`])
      }
    return all
  }

  const before = await answers()
  expect(before.filter(([, answer]) => answer.startsWith('200')).length).toBeGreaterThan(60)
  expect(before.filter(([, answer]) => answer.includes('Hidden'))).toEqual([])
  for (const [{ id, email, role }, name] of [
    [first, 'Zzz Hidden'],
    [last, 'Aaa Hidden'],
  ] as const)
    await admin.put(`/api/users/${id}`, { name, email, role })
  const managed = (await admin.get('/api/articles/manage?sort=author_name&order=asc')).json.articles
  expect(managed[0]).toMatchObject({ author_name: 'Aaa Hidden', byline: 'Pen One' })
  expect(await answers()).toEqual(before)
})
