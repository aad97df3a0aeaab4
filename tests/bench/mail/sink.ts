import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A separate mail server process that accepts and counts every message, and reports its counts over HTTP. */
const counts = new Map<string, number>()
let [first, last] = [0, 0]

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, done) {
    stream.resume()
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      counts.set(to, (counts.get(to) ?? 0) + 1)
      last = performance.now()
      first ||= last
      done()
    })
  },
})
// Killed senders leave broken connections.
smtp.on('error', () => {})

const control = createServer((request, response) => {
  const repeated = [...counts.values()].filter((count) => count > 1).length
  response.end(JSON.stringify({ recipients: counts.size, repeated, ms: last - first, addresses: [...counts.keys()] }))
  if (request.method !== 'DELETE') return
  counts.clear()
  first = 0
})

smtp.listen(0, '127.0.0.1', () =>
  control.listen(0, '127.0.0.1', () => {
    const { port } = smtp.server.address() as AddressInfo
    process.stdout.write(`smtp://127.0.0.1:${port} http://127.0.0.1:${(control.address() as AddressInfo).port}\n`)
  }),
)
process.on('SIGTERM', () => process.exit(0))
