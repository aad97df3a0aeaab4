import { articleSearch } from '@server/db/schema/search'
import { indexAllOutdated } from '@server/search/article-index'
import { INDEX_VERSION } from '@server/search/texts/index-texts'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

type Reply = { total: number; corrected?: string; articles: { title: string; title_snippet?: string }[] }

async function serverWith(...titles: string[]) {
  const server = await startServer()
  for (const title of titles) await server.make.article({ title, excerpt: '' })
  const search = async (q: string) =>
    (await server.fetch(`/api/articles?q=${encodeURIComponent(q)}&sort=id&order=asc`)).json as Reply
  return { ...server, search }
}

test('what was corrected is said, in the words that were found, and nothing else', async () => {
  const { search } = await serverWith('Kerinci and the tiger', 'Krakatau and its child', 'Orangutan of Ketambe')
  expect(await search('Kerincci')).toMatchObject({ total: 1, corrected: 'kerinci' })
  expect(await search('the tigre of “Kerincci”!')).toMatchObject({ total: 1, corrected: 'the tiger of “kerinci”!' })
  expect(await search('krakatoa child')).toMatchObject({ total: 1, corrected: 'krakatau child' })
  for (const q of ['kerinci', 'KERINCI tigers', 'orang utan', 'kera', 'zzyzx', ''])
    expect(await search(q)).not.toHaveProperty('corrected')
})

test('a word is not found within another one', async () => {
  const { search } = await serverWith('Seventeen lakes', 'Seven lakes', 'Events at the lakes')
  expect((await search('event')).articles.map(({ title }) => title)).toEqual(['Events at the lakes'])
  expect((await search('event lakes')).total).toBe(1)
  const without = await serverWith('Seventeen lakes')
  expect(await without.search('event')).toEqual({ articles: [], total: 0 })
  expect(await without.search('teen lakes')).toMatchObject({ total: 0 })
})

test('one letter more, or one digit, never empties the list', async () => {
  const { search } = await serverWith('Lake Toba', 'Kelok 44 above the lake', 'Kelok 9')
  const { total } = await search('lake')
  for (const letter of 'abcdefghijklmnopqrstuvwxyzёяขक')
    expect(await search(`lake ${letter}`)).toMatchObject({ total, articles: [{ title: 'Lake Toba' }, {}] })
  expect((await search('kelok 9')).articles.map(({ title }) => title)).toEqual(['Kelok 9'])
  for (const digit of '0123') expect((await search(`kelok ${digit}`)).total).toBe(2)
  expect((await search('x')).total).toBe(0)
})

test('what an older version has indexed is indexed again, without a change of the article', async () => {
  const { db, search } = await serverWith('Lake Toba', 'Danau Toba')
  await indexAllOutdated(db)
  await db.update(articleSearch).set({ words: '', runs: null, version: INDEX_VERSION - 1 })
  expect((await search('toba')).total).toBe(0)
  expect(await indexAllOutdated(db)).toBe(2)
  expect((await search('toba')).total).toBe(2)
  expect(await db.$count(articleSearch, eq(articleSearch.version, INDEX_VERSION))).toBe(2)
  expect(await indexAllOutdated(db)).toBe(0)
})
