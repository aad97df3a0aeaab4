import { createServer } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { nginx, startNginx } from '@tests/nginx'
import { describe, expect, onTestFinished, test } from 'vitest'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

describe.runIf(nginx)('nginx with our sample', () => {
  test('limits the requests of one network, and tells programs when to come back; files and other networks are not counted', async () => {
    const upstream = createServer(
      (_, response) => void response.setHeader('content-type', 'application/json').end('{}'),
    )
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void upstream.close())
    const { port, stop } = await startNginx([`127.0.0.1:${(upstream.address() as AddressInfo).port}`])
    onTestFinished(stop)
    const agent = new Agent({ keepAlive: true, maxSockets: 20, rejectUnauthorized: false })
    onTestFinished(() => agent.destroy())

    const get = (path: string, from = '127.0.0.1') =>
      new Promise<Answer>((resolve, reject) => {
        const options = { agent, port, path, host: from === '::1' ? '::1' : '127.0.0.1', localAddress: from }
        request({ ...options, headers: { host: 'www.example.com' } }, async (reply) =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) }),
        )
          .on('error', reject)
          .end()
      })
    const burst = (path: (serial: number) => string) =>
      Promise.all(Array.from({ length: 800 }, (_, serial) => get(path(serial))))

    const files = await burst((serial) => `/assets/${serial % 10}.js`)
    expect(files.filter(({ status }) => status !== 200)).toEqual([])
    const answers = await burst((serial) => `/api/articles?page=${serial}`)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(300)
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(refused[0]?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
    expect(JSON.parse(refused[0]?.body ?? '')).toEqual({ code: 'over_budget', message: expect.any(String) })
    for (const from of ['127.0.0.2', '::1']) expect([from, (await get('/', from)).status]).toEqual([from, 200])
  })
})
