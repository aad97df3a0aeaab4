import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { CONNECTIONS } from '@server/http/front-door/limits'
import { expect, onTestFinished, test } from 'vitest'
import { startListening } from './listening-server'

test('a connection that sends many requests ahead of the answers is closed, with the idle ones of its network', async () => {
  const { port, open } = await startListening({ env: {} })
  await open('/api/categories')
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const closed = once(idle, 'close')
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000))
  const answered = text(socket).catch(() => '')
  await Promise.all([once(socket, 'close'), closed])
  expect((await answered).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(CONNECTIONS.pipelined + 1)
  expect((await open('/api/health')).status).toBe(200)
})

test('a few requests ahead of the answers are answered in their order', async () => {
  const { port } = await startListening({ env: {} })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(CONNECTIONS.pipelined))
  socket.write('GET /api/categories HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect((await text(socket)).split('HTTP/1.1 200').length - 1).toBe(CONNECTIONS.pipelined + 1)
})

test('one network cannot take all connections: its oldest idle ones make room', async () => {
  const { port, open } = await startListening({ env: {} })
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let serial = 0; serial < CONNECTIONS.perNetwork; serial += 1) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
  }
  const first = once(sockets[0] as Socket, 'close')
  expect((await open('/api/health')).status).toBe(200)
  await first
  const others = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  await once(others, 'connect')
  sockets.push(others)
  expect(sockets.slice(2).every(({ destroyed }) => !destroyed)).toBe(true)
})

test('a server that stops answers what a proxy sends on a connection that it keeps, and accepts no new ones', async () => {
  const { app, port } = await startListening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async (method: string, path: string) => {
    const request = httpRequest({ agent, port, method, path }).end()
    const [reply] = await once(request, 'response')
    await text(reply)
    return { status: reply.statusCode, connection: reply.headers.connection }
  }
  expect(await ask('GET', '/api/health/live')).toEqual({ status: 200, connection: 'keep-alive' })
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  expect(await ask('POST', '/api/auth/logout')).toEqual({ status: 401, connection: 'close' })
  await closed
})
