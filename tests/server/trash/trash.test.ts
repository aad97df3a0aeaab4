import { trash, trashRows } from '@server/db/schema/trash'
import { TRASH_DAYS } from '@shared/trash'
import { expect, test } from 'vitest'
import { type Client, itemsOf, restore, startTrash, trashId } from './start-trash'

test('what is in the trash is nowhere else', async () => {
  const { editor, make, fetch } = await startTrash()
  const { id } = await make.article({ title: 'Hidden', slug: 'hidden' })
  const ad = await make.ad({ title: 'Hidden ad' })
  const category = await make.category({ name: 'Hidden category', slug: 'hidden-category' })
  const newsletter = await make.newsletter({ subject: 'Hidden letter' })
  const before = (await editor.get('/api/dashboard/stats')).json
  const ids = { articles: id, ads: ad.id, categories: category.id, newsletters: newsletter.id }
  for (const [kind, itemId] of Object.entries(ids)) await editor.delete(`/api/${kind}/${itemId}`)

  const paths = ['/api/articles', '/api/articles/manage', '/api/articles/manage?q=hidden', '/api/ads/published']
  for (const path of [...paths, '/api/ads/manage', '/api/categories', '/api/categories/manage', '/api/newsletters'])
    expect((await editor.get(path)).text, path).not.toMatch(/hidden/i)
  for (const path of [`/api/articles/${id}`, `/api/articles/manage/${id}`, `/api/ads/${ad.id}`])
    expect((await editor.get(path)).status, path).toBe(404)
  expect((await fetch(`/api/articles/${id}/view`, { method: 'POST' })).status).toBe(404)
  expect((await editor.get('/api/dashboard/stats')).json).not.toEqual(before)
  // Its slug is free.
  expect((await editor.post('/api/categories', { name: 'New', slug: 'hidden-category' })).status).toBe(201)
  expect(await itemsOf(editor)).toHaveLength(4)
})

test('members see the ads that they have deleted, marketing the categories, others’ items do not exist for them', async () => {
  const { editor, make, as, asRole } = await startTrash()
  const member = await make.user({ role: 'membership' })
  const client = await as(member)
  const own = { advertiser_id: member.id }
  const [mine, removed, other] = [
    await make.ad({ ...own, title: 'Mine' }),
    await make.ad({ ...own, title: 'Removed by an editor' }),
    await make.ad({ title: 'Another’s' }),
  ]
  await client.delete(`/api/ads/${mine.id}`)
  await editor.delete(`/api/ads/${removed.id}`)
  await editor.delete(`/api/ads/${other.id}`)
  await editor.delete(`/api/categories/${(await make.category({ name: 'Lakes' })).id}`)
  const marketing = await asRole('marketing')

  const titles = async (who: Client) => (await itemsOf(who)).map(({ title }: { title: string }) => title).toSorted()
  expect(await titles(client)).toEqual(['Mine'])
  expect(await titles(marketing)).toEqual(['Lakes'])
  expect(await titles(editor)).toEqual(['Another’s', 'Lakes', 'Mine', 'Removed by an editor'])
  for (const title of ['Another’s', 'Removed by an editor']) {
    const path = `/api/trash/${await trashId(editor, title)}`
    for (const who of [client, marketing]) {
      expect((await who.post(`${path}/restore`)).status).toBe(404)
      expect((await who.delete(path)).status).toBe(404)
    }
  }
  expect((await restore(client, 'Mine')).status).toBe(200)
  expect((await client.get('/api/ads/my-ads')).json.ads).toMatchObject([{ title: 'Mine' }])
})

test('items are deleted for good by hand, and after thirty days by the purge', async () => {
  const { editor, make, db, asRole, passDays, purgeNow } = await startTrash()
  for (const title of ['First', 'Second']) {
    const { id } = await make.article({ title })
    await editor.delete(`/api/articles/${id}`)
  }
  const id = await trashId(editor, 'First')
  expect((await editor.delete(`/api/trash/${id}`)).status).toBe(200)
  expect((await editor.delete(`/api/trash/${id}`)).status).toBe(404)
  expect((await editor.post(`/api/trash/${id}/restore`)).status).toBe(404)

  passDays(TRASH_DAYS)
  await purgeNow()
  expect(await itemsOf(await asRole('editor'))).toHaveLength(1)
  passDays(1)
  await purgeNow()
  expect(await itemsOf(await asRole('editor'))).toEqual([])
  expect(await db.select().from(trash)).toEqual([])
  expect(await db.select().from(trashRows)).toEqual([])
})

test('the list is searched, filtered, sorted and paged', async () => {
  const { editor, make } = await startTrash()
  for (const title of ['Alpha', 'Beta', 'Gamma'])
    await editor.delete(`/api/articles/${(await make.article({ title })).id}`)
  await editor.delete(`/api/ads/${(await make.ad({ title: 'Alpha ad' })).id}`)
  const titles = async (query: string) => {
    const { items, total } = (await editor.get(`/api/trash?${query}`)).json
    return [...items.map(({ title }: { title: string }) => title), total]
  }
  expect(await titles('q=alpha&sort=title')).toEqual(['Alpha', 'Alpha ad', 2])
  expect(await titles('kind=articles&sort=title&order=desc&page=1&perPage=2')).toEqual(['Gamma', 'Beta', 3])
  expect(await titles('')).toEqual(['Alpha ad', 'Gamma', 'Beta', 'Alpha', 4])
  for (const query of ['kind=notes', 'sort=item_id', 'order=up'])
    expect((await editor.get(`/api/trash?${query}`)).status).toBe(400)
})
