import { canvas, sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { readReply, save, startAsMember, text } from './ad-calls'

const image = { ...text, ad_type: 'image', image_url: 'https://pictures.example/boat.webp' }
const video = { ...text, ad_type: 'video' }

const submit = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/ads', { body })

describe('submitting an ad', () => {
  test.each(['admin', 'marketing', 'editor', 'membership'] as const)('is open to %s', async (role) => {
    const host = await startServer()
    const user = await host.make.user({ role, name: 'Maria', email: 'maria@homestay.example' })
    const session = await host.as(user)
    const reply = await submit(session, { ...image, link: ' https://homestay.example/rooms?from=ad ' })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        message: 'Advertisement submitted successfully! It will be reviewed by our team.',
        ad: {
          ...image,
          link: 'https://homestay.example/rooms?from=ad',
          status: 'pending',
          views: 0,
          version: 1,
          advertiser_id: user.id,
          advertiser_name: 'Maria',
          advertiser_email: 'maria@homestay.example',
          rejection_reason: null,
        },
      },
    })
    const { ad } = reply.body as { ad: { id: number } }
    expect(await readReply(session, ad.id)).toMatchObject({ status: 200, body: { ad } })
    // No ad is public before its review.
    expect((await host.request('GET /api/ads/published')).total).toBe(0)
  })

  test('is refused to readers and visitors', async () => {
    const host = await startServer()
    const reader = await host.as(await host.make.user())
    expect(await submit(host, text)).toMatchObject(refused(401))
    expect(await submit(reader, text)).toMatchObject(refused(403))
    expect(await submit(reader, {})).toMatchObject(refused(403))
  })

  test('sets the editable fields only', async () => {
    const { host, user, member } = await startAsMember()
    const other = await host.make.user({ role: 'membership' })
    const reply = await submit(member, {
      ...text,
      id: 7,
      status: 'published',
      views: 4711,
      version: 9,
      rejection_reason: 'No',
      advertiser_id: other.id,
      advertiser_name: 'X',
      advertiser_email: 'x@example.com',
      created_at: '2000-01-01T00:00:00Z',
    })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        ad: {
          status: 'pending',
          views: 0,
          version: 1,
          rejection_reason: null,
          advertiser_id: user.id,
          advertiser_name: 'Maria',
          advertiser_email: 'Maria@Homestay.example',
        },
      },
    })
    expect(reply.text).not.toContain('2000-01-01')
  })

  test('requires a title and a description', async () => {
    const { member } = await startAsMember()
    const required = { title: 'Title is required', description: 'Description is required' }
    expect(await submit(member, { ad_type: 'text' })).toMatchObject(refused(400, required))
    const blank = { ...text, title: ' ', description: '\n' }
    expect(await submit(member, blank)).toMatchObject(refused(400, required))
    expect((await submit(member, blank)).body).toMatchObject({ message: 'Title is required' })
  })

  test('requires one of three types', async () => {
    const { member } = await startAsMember()
    for (const ad_type of [undefined, 'audio', null])
      expect(await submit(member, { ...text, ad_type })).toMatchObject(refused(400, { ad_type: expect.any(String) }))
  })

  test.each(['image', 'video'] as const)('requires the address of the %s', async (ad_type) => {
    const { member } = await startAsMember()
    const message = ad_type === 'image' ? 'Image URL is required' : 'Video URL is required'
    for (const image_url of [undefined, null, '', '  '])
      expect(await submit(member, { ...text, ad_type, image_url })).toMatchObject(refused(400, { image_url: message }))
  })

  test('accepts a text ad without addresses', async () => {
    const { member } = await startAsMember()
    for (const image_url of [undefined, null, ''])
      expect(await submit(member, { ...text, image_url })).toMatchObject({
        status: 201,
        body: { ad: { image_url: null, link: null } },
      })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example/a.png',
    'ftp://elsewhere.example/a.png',
    'http://',
    'https://else where.example/a.png',
    'elsewhere.example/a.png',
    '/uploads/../secret',
    '/\\elsewhere',
  ])('refuses the address %s', async (url) => {
    const { member } = await startAsMember()
    for (const ad_type of ['image', 'video', 'text'])
      expect(await submit(member, { ...text, ad_type, image_url: url })).toMatchObject(
        refused(400, { image_url: expect.any(String) }),
      )
    expect(await submit(member, { ...text, link: url })).toMatchObject(refused(400, { link: expect.any(String) }))
  })

  test('accepts a picture from the web or an uploaded one', async () => {
    const { host, member } = await startAsMember()
    const uploaded = await sendUpload(host, await canvas(8, 6).png().toBuffer(), { token: member.token })
    for (const image_url of ['https://pictures.example/boat.webp', uploaded.json.path])
      expect(await submit(member, { ...image, image_url })).toMatchObject({
        status: 201,
        body: { ad: { image_url } },
      })
  })

  test('accepts titles up to the maximum length', async () => {
    const { member } = await startAsMember()
    const title = 'x'.repeat(500)
    expect(await submit(member, { ...text, title })).toMatchObject({ status: 201, body: { ad: { title } } })
    expect(await submit(member, { ...text, title: `${title}x` })).toMatchObject(
      refused(400, { title: expect.any(String) }),
    )
  })
})

describe('the video of an ad', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871',
  ])('may be %s', async (image_url) => {
    const { member } = await startAsMember()
    // Stored as typed. The page converts it to the player's address.
    expect(await submit(member, { ...video, image_url })).toMatchObject({ status: 201, body: { ad: { image_url } } })
  })

  test('may be an uploaded film, which only the staff have', async () => {
    const { host, member } = await startAsMember()
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    const body = { ...video, image_url: '/uploads/0123456789abcdef.mp4' }
    expect(await submit(editor, body)).toMatchObject({ status: 201, body: { ad: body } })
    expect(await submit(member, body)).toMatchObject(refused(400, { image_url: expect.any(String) }))
  })

  test.each([
    'https://videos.example/boat.mp4',
    'https://www.youtube.com.videos.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@videos.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('may not be %s, and the error names the allowed hosts', async (image_url) => {
    const { host, user, member } = await startAsMember()
    const { id } = await host.make.ad({ status: 'pending', advertiser_id: user.id })
    const reason = expect.stringMatching(/www\.youtube\.com, www\.youtube-nocookie\.com, player\.vimeo\.com/)
    expect(await submit(member, { ...video, image_url })).toMatchObject(refused(400, { image_url: reason }))
    expect(await save(member, id, { ...video, image_url })).toMatchObject(refused(400, { image_url: reason }))
    // Pictures may come from any host.
    expect((await submit(member, { ...image, image_url })).status).toBe(201)
  })
})
