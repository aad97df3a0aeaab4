import { articleRevisions, articles } from '@server/db/schema/core'
import { unusedUploads } from '@server/db/schema/media'
import { purge } from '@server/people/retention/purge'
import { openShell } from '@tests/server/open-shell'
import { STORAGES, type StorageKind, settingsFor } from '@tests/server/start-library'
import { startServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const DAY = 86_400_000
const START = Date.UTC(2026, 4, 1)

let shade = 0
/** A picture with one narrower copy, unlike all others. */
const newPicture = () => {
  shade += 1
  return sharp({ create: { width: 600, height: 4, channels: 3, background: { r: shade, g: 90, b: 110 } } })
    .png()
    .toBuffer()
}

async function start(where: StorageKind = 'the folder') {
  let now = START
  const server = await startServer({ now: () => new Date(now), env: await settingsFor(where) })
  const { app, db, storage, make, as } = server
  const user = await make.user({ role: 'admin' })
  const admin = await as(user)

  async function upload(picture: Buffer) {
    const form = new FormData()
    form.append('image', new File([new Uint8Array(picture)], 'a.png'))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/upload/image',
      // Sessions end sooner than the days go by.
      headers: {
        authorization: `Bearer ${(await as(user)).token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return reply.json().file.url as string
  }

  /** Lets days go by, with a purge on the first and the last: those between find what the first has found. */
  async function pass(days: number) {
    for (const step of days > 1 ? [1, days - 1] : [1]) {
      now += step * DAY
      await purge({ db, storage, now: () => new Date(now) })
    }
  }
  const statusOf = async (path: string) => (await app.inject({ url: path })).statusCode
  const narrower = (path: string) => path.replace('.webp', '.w480.webp')
  return { ...server, admin, shell: openShell(server), upload, pass, statusOf, narrower }
}

test.each(STORAGES)(
  'in %s, an upload that nothing refers to is deleted after 30 days, with its copies',
  async (where) => {
    const { upload, pass, statusOf, narrower } = await start(where)
    const path = await upload(await newPicture())
    await pass(30)
    expect([await statusOf(path), await statusOf(narrower(path))]).toEqual([200, 200])
    await pass(2)
    expect([await statusOf(path), await statusOf(narrower(path))]).toEqual([404, 404])
  },
)

test('uploads stay that an article, a version, a translation, an ad, a newsletter or a profile of any kind uses', async () => {
  const { upload, pass, statusOf, narrower, make, db, admin } = await start()
  const paths: string[] = []
  for (let count = 0; count < 8; count += 1) paths.push(await upload(await newPicture()))
  const [
    featured = '',
    inText = '',
    inBlocks = '',
    inVersion = '',
    inTranslation = '',
    inAd = '',
    inMail = '',
    escaped = '',
  ] = paths
  await make.article({ image_url: featured })
  await make.article({ content: `<p><img src="https://www.example.com${narrower(inText)}"></p>` })
  const image = { id: 'a', type: 'image', data: { file: { url: inBlocks } } }
  const { id } = await make.article({ blocks: { time: 1, version: '2', blocks: [image] } as never })
  const [row] = await db.select().from(articles).limit(1)
  await db.insert(articleRevisions).values({
    ...(row as NonNullable<typeof row>),
    article_id: id,
    content: `<img src="${inVersion}">`,
    words: 1,
    autosaved: false,
    begun_at: new Date(),
  })
  await admin.put(`/api/articles/${id}/translations/fr`, {
    title: 'T',
    excerpt: 'E',
    content: `<p><img src="${inTranslation}" alt=""></p>`,
  })
  await make.ad({ image_url: inAd })
  await make.newsletter({ content: `<p><img src="${inMail}"></p>` })
  await make.category({ description: escaped.replaceAll('/', '%2F') })

  await pass(40)

  for (const path of paths)
    expect([path, await statusOf(path), await statusOf(narrower(path))]).toEqual([path, 200, 200])
  expect(await db.select().from(unusedUploads)).toEqual([])
})

test('the 30 days begin when the last use ends, and end when the picture is used again', async () => {
  const { upload, pass, statusOf, make, db } = await start()
  const path = await upload(await newPicture())
  await make.article({ image_url: path })
  await pass(60)
  await db.update(articles).set({ image_url: null })
  await pass(25)
  await db.update(articles).set({ image_url: path })
  await pass(1)
  await db.update(articles).set({ image_url: null })
  await pass(25)
  expect(await statusOf(path)).toBe(200)
})

test('a picture of an article in the trash is in use, and the 30 days begin when that is deleted for good', async () => {
  const { upload, pass, statusOf, make, admin } = await start()
  const path = await upload(await newPicture())
  const { id } = await make.article({ image_url: path })
  await admin.delete(`/api/articles/${id}`)
  await pass(58)
  await pass(30)
  expect(await statusOf(path)).toBe(200)
  await pass(2)
  expect(await statusOf(path)).toBe(404)
})

test('uploading a picture again begins the 30 days again', async () => {
  const { upload, pass, statusOf } = await start()
  const picture = await newPicture()
  const path = await upload(picture)
  await pass(30)
  expect(await upload(picture)).toBe(path)
  await pass(29)
  expect(await statusOf(path)).toBe(200)
  await pass(3)
  expect(await statusOf(path)).toBe(404)
  expect(await upload(picture)).toBe(path)
  expect(await statusOf(path)).toBe(200)
})

test.each(STORAGES)(
  'an admin takes a file down from %s with its copies, used or not, and only an admin may',
  async (where) => {
    const { upload, statusOf, narrower, make, as, admin, fetch } = await start(where)
    const picture = await newPicture()
    const path = await upload(picture)
    await make.article({ image_url: path })
    const address = path.replace('/uploads/', '/api/upload/')
    const editor = await as(await make.user({ role: 'editor' }))
    expect((await editor.delete(address)).status).toBe(403)

    expect((await admin.delete(narrower(address))).status).toBe(200)
    expect([await statusOf(path), await statusOf(narrower(path))]).toEqual([410, 410])
    expect((await fetch(path, { headers: { 'accept-encoding': 'br' } })).json).toMatchObject({ code: 'gone' })
    expect(await statusOf(path.replace(/\w+-/, 'another-'))).toBe(404)
    expect((await admin.delete(address)).status).toBe(404)
    for (const bad of ['..%2F..%2Flock', 'lock', '%2e%2e.webp'])
      expect([bad, (await admin.delete(`/api/upload/${bad}`)).status]).toEqual([bad, 404])
    const [entry] = (await admin.get('/api/audit')).json.entries
    expect(entry).toMatchObject({ call: 'DELETE /api/upload/:name', record_kind: 'uploads', record_id: narrower(path) })

    // Its address stays taken down, whatever is uploaded.
    const again = await upload(picture)
    expect(again).not.toBe(path)
    expect([await statusOf(path), await statusOf(again), await statusOf(narrower(again))]).toEqual([410, 200, 200])
    expect(await upload(picture)).toBe(again)
  },
)

test('the owner takes a file down from the shell, by its full address', async () => {
  const { upload, statusOf, admin, shell } = await start()
  const path = await upload(await newPicture())
  await expect(shell('admin take-down', { address: '/uploads/none.webp' })).rejects.toThrow(/no upload 'none.webp'/)
  await shell('admin take-down', { address: `https://www.example.com${path}?width=480` })
  expect(await statusOf(path)).toBe(410)
  const { entries } = (await admin.get('/api/audit')).json
  expect(entries[0]).toMatchObject({ call: 'shell admin take-down', actor_id: null, record_id: path })
  expect(entries.filter(({ call }: { call: string }) => call.startsWith('shell'))).toHaveLength(1)
})
