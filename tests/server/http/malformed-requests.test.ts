import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

/** Sends bytes to a listening server; the request closes the connection. */
async function startListening(settings: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(settings)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  async function send(request: string) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head, body }
  }
  return { ...server, port, send }
}

test('a body that arrives byte by byte is cut off when its time is over, and takes no place until then', async () => {
  const { port, fetch } = await startListening({ requestTimeoutMs: 300 })
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
  const sockets = Array.from({ length: 120 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  const answers = sockets.map(text)
  for (const socket of sockets) socket.write(head)
  const timer = setInterval(() => sockets.map((socket) => socket.writable && socket.write('[')), 50)
  await expect.poll(() => sockets.every(({ connecting }) => !connecting)).toBe(true)
  expect((await fetch('/api/articles?page=7')).status).toBe(200)
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"message":"The request took too long to arrive"')
  }
  clearInterval(timer)
})

test('what is not valid HTTP is refused in the form of all errors', async () => {
  const { send } = await startListening()
  const refused = { code: expect.any(String), message: expect.any(String) }
  for (const [request, expected] of [
    ['GET / HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n', 400],
    ['BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ...['<script>', 'a b', '[::1', '', 'evil.example/<script>', 'a:99999'].map(
      (host) => [`GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 400] as const,
    ),
    ['POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n', 400],
    // A proxy in front could take another part of these for the next request.
    ...[
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nContent-Length: 4',
      'Content-Length: 4\r\nContent-Length: 44',
      'Content-Length: 4, 44',
      'Content-Length: +4',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding : chunked',
    ].map(
      (framing) =>
        [
          `POST /api/auth/login HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n`,
          400,
        ] as const,
    ),
  ] as const) {
    const { status, head, body } = await send(request)
    expect([request.slice(0, 80), status]).toEqual([request.slice(0, 80), expected])
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(head.toLowerCase()).toMatch(/content-security-policy: .*frame-ancestors/)
    expect(JSON.parse(body)).toEqual(refused)
  }
})

test('a probe of HTTP/1.0 without Host, a foreign host and a full address are served', async () => {
  const { send } = await startListening()
  for (const request of [
    'GET /api/health HTTP/1.0\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: other.example:8080\r\nConnection: close\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: [::1]:3000\r\nConnection: close\r\n\r\n',
    'GET http://other.example/api/health HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n',
  ])
    expect([request, (await send(request)).status]).toEqual([request, 200])
})

test.each([
  '/api/%',
  '/api/%zz',
  '/api/%c3%28',
  '/api/%00',
  '/api/a%0ab',
  '/api/%e2%80%a8',
  '/uploads/%2e%2e%2f%2e%2e%2fetc',
  '//api/health',
  '/api/articles/1%00',
  `/api/${'x/'.repeat(5000)}`,
  `/api/unsubscribe/${'x'.repeat(5000)}`,
])('%.40s is refused as a client’s mistake, with a code and a message', async (path) => {
  const { fetch } = await startServer()
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const { status, json } = await fetch(path, { method })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(json).toEqual({ code: expect.any(String), message: expect.any(String) })
  }
})

test('OPTIONS without the headers of a preflight is no error', async () => {
  const { app } = await startServer()
  expect((await app.inject({ method: 'OPTIONS', url: '/api/articles' })).statusCode).toBeLessThan(300)
})

test('a malformed form is refused with an error at the file', async () => {
  const { make, as, app } = await startServer()
  const { token } = await as(await make.user({ role: 'editor' }))
  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nbytes'
  for (const [type, body] of [
    ['multipart/form-data', part],
    ['multipart/form-data; boundary=', part],
    ['multipart/form-data; boundary=other', part],
    [`multipart/form-data; boundary=${'b'.repeat(300)}`, part],
    ['multipart/form-data; boundary=b', part],
    ['multipart/form-data; boundary=b', `${part}\r\n--b`],
    ['multipart/form-data; boundary=b', '--b\r\n'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="fi'],
    ['multipart/form-data; boundary=b', ''],
    ['multipart/form-data; boundary=b', '--b--\r\n'],
  ] as const) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/upload/thumbnail',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload: body,
    })
    expect([type.slice(0, 60), body.slice(-20), reply.statusCode]).toEqual([type.slice(0, 60), body.slice(-20), 400])
    expect(reply.json()).toMatchObject({ code: 'invalid', errors: { file: expect.any(String) } })
  }
})

test('the documentation lists the calls of the API and nothing else', async () => {
  const { fetch } = await startServer()
  const { paths } = (await fetch('/api/docs/json')).json
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
})
