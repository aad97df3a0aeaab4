import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SurvivingPool } from '@server/db/surviving-pool'
import { expect, onTestFinished, test } from 'vitest'

/** Takes connections and answers nothing, like a database that hangs. */
async function startHangingDatabase() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { connectionString: `postgres://nobody@127.0.0.1:${port}/none`, sockets }
}

const GONE = 'Connection terminated: the database does not answer'

test('what waits for a database that hangs fails when that is found out, and so does what comes later', async () => {
  const { connectionString, sockets } = await startHangingDatabase()
  const pool = new SurvivingPool({ connectionString, max: 1 }, () => {})
  const waiting = [pool.connect(), pool.connect(), pool.query('select 1')]
  const failures = Promise.all(waiting.map((each) => each.catch(({ message }) => message)))
  await expect.poll(() => sockets.length).toBe(1)
  pool.breakConnections({ hangs: true })
  expect(await failures).toEqual([GONE, GONE, GONE])
  await expect(pool.connect()).rejects.toThrow(GONE)

  // The connection that those in the queue had asked for is given up with the next finding.
  await expect.poll(() => sockets.length).toBeGreaterThan(1)
  pool.breakConnections()
  const again = pool.connect().catch(({ message }) => message)
  await expect.poll(() => sockets.length).toBeGreaterThan(2)
  pool.breakConnections()
  expect(await again).toBe(GONE)
})
