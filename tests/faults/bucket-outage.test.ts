import { startStoppableBucket } from '@tests/server/start-bucket'
import { expect, test } from 'vitest'
import { report, timeUntil } from './figures'
import { call, openSite, signIn } from './site'
import { upload } from './writes'

const OUTAGES = 3

test('while the bucket is gone, only what needs it is refused, and it is used again once it is back', async () => {
  const bucket = await startStoppableBucket()
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  const env = { S3_ENDPOINT: bucket.address, S3_BUCKET: 'pictures', ...keys }
  const server = await (await openSite('the embedded database', { env })).start()
  const token = await signIn(server)
  const kept: string[] = []
  let slowest = 0
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    const { status, json } = await upload(server, token)
    expect(status).toBe(200)
    kept.push(json.file.url)

    bucket.stop()
    const refused = await upload(server, token)
    expect(refused.status, refused.text).toBe(503)
    expect(refused.json).toMatchObject({ code: 'unavailable', message: expect.any(String) })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(server, json.file.url)).status).toBe(503)
    for (const path of ['/api/health', '/', '/api/articles']) expect((await call(server, path)).status).toBe(200)

    await bucket.start()
    const recovery = await timeUntil(async () => (await upload(server, token)).status === 200)
    slowest = Math.max(slowest, recovery)
    for (const path of kept) expect((await call(server, path)).status).toBe(200)
  }
  report({ outages: OUTAGES, 'slowest recovery': `${slowest} ms`, 'pictures lost': 0 })
  expect(await server.stop()).toBe(0)
})
