import type { RequestListener } from 'node:http'
import { DEFAULT_TEMPLATES } from '@server/ads/default-templates'
import { allowed, foreignSite } from '@tests/server/foreign-site'
import { startServer } from '@tests/server/start-server'
import { describe, expect, test } from 'vitest'

// What members and reviewers get besides the ads: figures by day, checks before submission, templates for rejections.

const now = () => new Date('2026-11-22T12:00:00Z')

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ now, ...options })
  const member = await server.make.user({ role: 'membership' })
  const as = async (role: 'admin' | 'marketing' | 'editor' | 'membership') =>
    server.as(await server.make.user({ role }))
  return { ...server, as, member, owner: await server.as(member) }
}

test('the advertiser and the reviewers get views and clicks of the last 30 days, and other members do not', async () => {
  const { make, fetch, as, owner, member } = await start()
  const { id } = await make.ad({ advertiser_id: member.id })
  const other = await make.ad()
  for (const from of ['192.0.2.1', '192.0.2.1', '198.51.100.1'])
    await fetch(`/api/ads/${id}/view`, { method: 'POST', from })
  await fetch(`/api/ads/${id}/click`, { method: 'POST', from: '192.0.2.1' })
  await fetch(`/api/ads/${other.id}/click`, { method: 'POST', from: '192.0.2.1' })

  for (const reader of [owner, await as('marketing')]) {
    const { days } = (await reader.get(`/api/ads/${id}/days`)).json
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-10-24', views: 0, clicks: 0 })
    expect(days.at(-1)).toEqual({ day: '2026-11-22', views: 2, clicks: 1 })
  }
  expect((await (await as('membership')).get(`/api/ads/${id}/days`)).status).toBe(404)
  expect((await fetch(`/api/ads/${id}/days`)).status).toBe(401)
})

/** Answers each path with the status that it names. */
const answerByPath: RequestListener = ({ url }, reply) => {
  reply.statusCode = Number(url?.slice(1, 4))
  reply.end(url?.endsWith('large') ? 'x'.repeat(200_000) : '')
}

describe('the check of an ad', () => {
  test('finds links that do not answer, and takes a refusal of programs for an answer', async () => {
    const { owner } = await start(allowed)
    const site = await foreignSite(answerByPath)
    const findings = async (link: string) => (await owner.post('/api/ads/check', { link })).json.findings
    for (const path of ['/200', '/200/large', '/403', '/429'])
      expect([path, await findings(site + path)]).toEqual([path, []])
    expect(await findings(`${site}/404`)).toEqual([{ field: 'link', code: 'link_absent' }])
    expect(await findings(`${site}/410`)).toEqual([{ field: 'link', code: 'link_absent' }])
    expect(await findings(`${site}/503`)).toEqual([{ field: 'link', code: 'link_failing' }])
    expect(await findings('http://127.0.0.1:1/')).toEqual([{ field: 'link', code: 'link_unreachable' }])
    // Half an address is an error of the form, not a finding.
    expect(await findings('lake')).toEqual([])
  })

  test('does not open addresses of the server’s own network', async () => {
    const { owner } = await start()
    let isAsked = false
    const link = await foreignSite(() => {
      isAsked = true
    })
    expect((await owner.post('/api/ads/check', { link })).json.findings).toEqual([
      { field: 'link', code: 'link_unreachable' },
    ])
    expect(isAsked).toBe(false)
  })

  test('finds another ad of the advertiser with the same title, or the same picture and link', async () => {
    const { make, as, owner, member } = await start({
      foreignFetch: async (url) => ({ body: Buffer.from(''), type: 'text/html', url }),
    })
    const media = { link: 'https://boats.example/', image_url: 'https://boats.example/boat.webp' }
    const mine = await make.ad({ title: 'Boat trips', status: 'pending', advertiser_id: member.id, ...media })
    await make.ad({ title: 'Maps', status: 'rejected', advertiser_id: member.id })
    await make.ad({ title: 'Guides' })
    const findings = async (body: object, caller = owner) => (await caller.post('/api/ads/check', body)).json.findings
    const ad = { id: mine.id, title: 'Boat trips', status: 'pending' }

    expect(await findings({ title: ' BOAT trips ' })).toEqual([{ field: 'title', code: 'duplicate', ad }])
    expect(await findings({ title: 'Dawn', ...media })).toEqual([{ field: 'image_url', code: 'duplicate', ad }])
    expect(await findings({ title: 'Dawn', link: media.link })).toEqual([])
    // A rejected ad is there to be submitted again, another member’s is of no concern, and an ad is no duplicate of itself.
    expect(await findings({ title: 'Maps' })).toEqual([])
    expect(await findings({ title: 'Guides' })).toEqual([])
    expect(await findings({ id: mine.id, title: 'Boat trips' })).toEqual([])

    const copy = await make.ad({ title: 'Boat trips', status: 'pending', advertiser_id: member.id })
    const marketing = await as('marketing')
    expect(await findings({ id: copy.id, title: 'Boat trips' }, marketing)).toEqual([
      { field: 'title', code: 'duplicate', ad },
    ])
    expect(await findings({ title: 'Boat trips' }, marketing)).toEqual([])
  })

  test('is limited per user, since each opens an address', async () => {
    const { owner, as } = await start()
    let status = 0
    for (let tries = 0; tries <= 200; tries += 1) status = (await owner.post('/api/ads/check', {})).status
    expect(status).toBe(429)
    expect((await (await as('membership')).post('/api/ads/check', {})).status).toBe(200)
  })
})

describe('the templates for rejections', () => {
  const path = '/api/ads/rejection-templates'
  const own = [{ language: 'de', name: 'Zu klein', text: 'Das Bild ist zu klein.' }]

  test('are ours at first, in the languages of the dashboard, and then what a reviewer has saved', async () => {
    const { as } = await start()
    const [marketing, admin] = [await as('marketing'), await as('admin')]
    const first = (await marketing.get(path)).json
    expect(first).toEqual({ templates: DEFAULT_TEMPLATES, version: 0 })
    expect([...new Set(DEFAULT_TEMPLATES.map(({ language }) => language))]).toEqual(['en', 'id', 'fr'])

    expect((await marketing.put(path, { templates: own }, { 'if-match': '"0"' })).json).toMatchObject({ version: 1 })
    expect((await admin.get(path)).json).toEqual({ templates: own, version: 1 })
    expect((await admin.put(path, { templates: [] })).status).toBe(200)
    expect((await marketing.get(path)).json).toEqual({ templates: [], version: 2 })
  })

  test('of two reviewers who edit them, the second learns that they have changed', async () => {
    const { as } = await start()
    const [marketing, admin] = [await as('marketing'), await as('admin')]
    await marketing.put(path, { templates: own }, { 'if-match': '"0"' })
    const refused = await admin.put(path, { templates: [] }, { 'if-match': '"0"' })
    expect([refused.status, refused.json.current]).toEqual([409, { templates: own, version: 1 }])
    expect((await admin.get(path)).json.templates).toEqual(own)
  })

  test('need a name and a text, and are limited in number', async () => {
    const marketing = await (await start()).as('marketing')
    const put = (templates: unknown) => marketing.put(path, { templates })
    const blank = await put([{ language: 'en', name: ' ', text: '' }])
    expect([blank.status, Object.keys(blank.json.errors)]).toEqual([400, ['templates.0.name', 'templates.0.text']])
    expect((await put([{ language: 'xx', name: 'a', text: 'b' }])).status).toBe(400)
    expect((await put(Array.from({ length: 61 }, () => own[0]))).json.errors).toEqual({
      templates: 'At most 60 templates',
    })
    expect((await put([{ ...own[0], text: 'x'.repeat(1001) }])).status).toBe(400)
  })
})
