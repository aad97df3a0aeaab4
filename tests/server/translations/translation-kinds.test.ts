import { startServer } from '@tests/server/start-server'
import { startTranslateService } from '@tests/server/translate-service'
import { expect, test } from 'vitest'

const start = async (options?: Parameters<typeof startServer>[0]) => {
  const server = await startServer(options)
  const as = async (role: 'editor' | 'marketing' | 'admin' | 'membership') =>
    server.as(await server.make.user({ role }))
  return { ...server, as, editor: await as('editor') }
}

const ad = { title: 'Three rooms', description: 'By the lake' }
const kamar = { title: 'Tiga kamar', description: 'Di tepi danau' }

test('readers get an ad in their language once its translation is published, and until the ad changes', async () => {
  const { make, editor, fetch } = await start()
  const { id } = await make.ad({ ...ad, ad_type: 'text', status: 'published' })
  const shown = async (lang: string) => (await fetch(`/api/ads/published?lang=${lang}`)).json.ads
  const address = `/api/ads/${id}/translations`

  const first = await editor.put(`${address}/id`, kamar)
  expect(first.json.translation).toMatchObject({
    ...kamar,
    language: 'id',
    status: 'draft',
    machine: false,
    version: 1,
  })
  expect(await shown('id')).toMatchObject([{ ...ad, lang: 'en' }])
  await editor.put(`${address}/id`, { ...kamar, status: 'published' })
  expect(await shown('id')).toMatchObject([{ id, ...kamar, lang: 'id' }])
  expect((await fetch('/api/ads/published?lang=id&turn=1')).json.ads).toMatchObject([{ ...kamar, lang: 'id' }])
  expect(await shown('ja')).toMatchObject([{ ...ad, lang: 'en' }])
  expect((await fetch('/api/ads/published')).json.ads[0]).not.toHaveProperty('lang')

  await editor.put(`/api/ads/${id}`, { ...ad, title: 'Four rooms', ad_type: 'text' })
  expect(await shown('id')).toMatchObject([{ title: 'Four rooms', lang: 'en' }])
  expect((await editor.get(address)).json).toMatchObject({
    translations: [{ ...kamar, outdated: true, version: 2 }],
    machine: false,
  })
})

test('staff translate ads, editors publish the translations, and members have no part in it', async () => {
  const { make, as, editor } = await start()
  const [marketing, admin] = [await as('marketing'), await as('admin')]
  const owner = await make.user({ role: 'membership' })
  const { id } = await make.ad({ ...ad, advertiser_id: owner.id })
  const address = `/api/ads/${id}/translations/id`
  expect((await marketing.put(address, { ...kamar, status: 'review' })).status).toBe(200)
  for (const client of [marketing, admin])
    expect((await client.put(address, { ...kamar, status: 'published' })).status).toBe(403)
  const member = await as('membership')
  expect((await member.put(address, kamar)).status).toBe(403)
  expect((await editor.put(address, { ...kamar, title: ' ' })).json.errors).toHaveProperty('title')
  expect((await editor.put(address, kamar, { 'if-match': '"7"' })).status).toBe(409)
  expect((await editor.delete(address)).status).toBe(200)
  expect((await editor.delete(address)).status).toBe(404)
})

test('a machine’s draft counts as one until it leaves the drafts', async () => {
  const { make, editor } = await start()
  const { id } = await make.article()
  const address = `/api/articles/${id}/translations/id`
  const texts = { title: 'T', excerpt: 'E' }
  const machineAfter = async (input: object) =>
    (await editor.put(address, { ...texts, ...input })).json.translation.machine
  expect(await machineAfter({ machine: true })).toBe(true)
  expect(await machineAfter({})).toBe(true)
  expect(await machineAfter({ status: 'review' })).toBe(false)
  expect(await machineAfter({ status: 'draft' })).toBe(false)
})

test('categories, places and ads are translated by machine too', async () => {
  const { url } = await startTranslateService()
  const { make, editor } = await start({ env: { TRANSLATE_API_URL: url } })
  const category = await make.category({ name: 'Lakes', description: null })
  const place = await make.place({ name: 'Toba', summary: 'A lake', image_alt: null })
  const { id } = await make.ad(ad)
  const suggest = async (path: string) => (await editor.post(`/api/${path}/translations/id/machine`)).json
  expect(await suggest(`categories/${category.id}`)).toEqual({ name: '[id] Lakes', description: null })
  expect(await suggest(`places/${place.id}`)).toMatchObject({
    name: '[id] Toba',
    summary: '[id] A lake',
    image_alt: null,
    practical: { when: null },
  })
  expect(await suggest(`ads/${id}`)).toEqual({ title: '[id] Three rooms', description: '[id] By the lake' })
})
