import { allowed, foreignSite } from '@tests/server/foreign-site'
import { canvas } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer(allowed)
  let answer = { status: 200, type: 'image/png', body: await canvas(40, 30).png().toBuffer() }
  const site = await foreignSite((_, reply) => {
    reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  const owner = await server.make.user({ role: 'membership' })
  const ad = (status: 'pending' | 'approved' | 'published') =>
    server.make.ad({ status, ad_type: 'image', image_url: `${site}/ad.png`, advertiser_id: owner.id })
  return {
    ...server,
    site,
    ad,
    marketing: await server.as(await server.make.user({ role: 'marketing' })),
    editor: await server.as(await server.make.user({ role: 'editor' })),
    member: await server.as(owner),
    break: () => {
      answer = { status: 200, type: 'text/html', body: Buffer.from('<p>Moved</p>') }
    },
  }
}

test('the picture that is approved is copied, so that the advertiser cannot replace it', async () => {
  const { ad, marketing, editor, fetch, member, site } = await start()
  const { id } = await ad('pending')
  expect((await member.get(`/api/ads/${id}`)).json.ad).toMatchObject({ image_is_foreign: true })

  const approved = (await marketing.put(`/api/ads/${id}/status`, { status: 'approved' })).json.ad
  expect(approved).toMatchObject({ status: 'approved', image_is_foreign: false })
  expect(approved.image_url).toMatch(/^\/uploads\/.*-40x30\.webp$/)
  expect((await fetch(approved.image_url)).status).toBe(200)

  const published = await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  expect(published.json).toMatchObject({
    message: 'Advertisement updated successfully!',
    ad: { image_url: approved.image_url },
  })
  // The same advertisement from the advertiser's address is still found to be a duplicate.
  const input = { title: 'Another title', ad_type: 'image', image_url: `${site}/ad.png` }
  await editor.put(`/api/ads/${id}`, { ...approved, link: 'https://homestay.example' })
  const check = await member.post('/api/ads/check', { ...input, link: 'https://homestay.example' })
  expect(check.json.findings).toContainEqual(
    expect.objectContaining({ code: 'duplicate', ad: expect.objectContaining({ id }) }),
  )
})

test('a picture that cannot be copied stays where it is, and the reviewer is told', async () => {
  const { ad, marketing, member, site, break: breakSite } = await start()
  const { id } = await ad('pending')
  breakSite()
  const reply = await marketing.put(`/api/ads/${id}/status`, { status: 'approved' })
  expect(reply.status).toBe(200)
  expect(reply.json.message).toMatch(/could not be copied/)
  expect(reply.json.ad).toMatchObject({
    status: 'approved',
    image_url: `${site}/ad.png`,
    image_is_foreign: true,
  })
  expect((await member.get('/api/ads/my-ads')).json.ads).toMatchObject([{ id, image_is_foreign: true }])
})

test('an ad that was published before gets its copy when an editor publishes or saves it again', async () => {
  const { ad, editor, marketing, fetch, site } = await start()
  const { id } = await ad('published')
  const again = await editor.put(`/api/ads/${id}/status`, { status: 'published' })
  expect(again.json.ad).toMatchObject({ status: 'published', image_is_foreign: false })

  const { title, description, ad_type } = again.json.ad
  const input = { title, description, ad_type, image_url: `${site}/other.png` }
  expect((await editor.put(`/api/ads/${id}`, input)).json.ad).toMatchObject({ image_is_foreign: false })
  // Marketing takes it off the site with the same change: it is copied once it is published again.
  const taken = (await marketing.put(`/api/ads/${id}`, input)).json.ad
  expect(taken).toMatchObject({ status: 'approved', image_is_foreign: true })
  expect((await fetch('/api/ads/published')).json.ads).toEqual([])
})

test('who may not review an ad does not make the server fetch its picture', async () => {
  const { site: _, ...server } = await start()
  let asked = 0
  const site = await foreignSite((_request, reply) => {
    asked += 1
    reply.end()
  })
  const { id } = await server.make.ad({ status: 'published', ad_type: 'image', image_url: `${site}/ad.png` })
  expect((await server.marketing.put(`/api/ads/${id}/status`, { status: 'approved' })).status).toBe(403)
  expect((await server.member.put(`/api/ads/${id}/status`, { status: 'approved' })).status).toBe(403)
  expect(asked).toBe(0)
})
