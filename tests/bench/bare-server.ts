import Fastify from 'fastify'

/** The reference: sends the bytes of one reply of the real server, from memory, and does nothing else. */
const app = Fastify()
const original = process.env.BENCH_ORIGINAL ?? ''
const paths = (process.env.BENCH_PATHS ?? '').split(',')

const bodies = new Map<string, Buffer>()
for (const path of paths) {
  const reply = await fetch(original + path)
  bodies.set(path, Buffer.from(await reply.arrayBuffer()))
  const type = reply.headers.get('content-type') ?? 'text/plain'
  const route = path.split('?')[0] ?? path
  // Several paths may differ in their query only.
  if (!app.hasRoute({ method: 'GET', url: route }))
    app.get(route, ({ url }, answer) => answer.header('content-type', type).send(bodies.get(url)))
}
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => app.close())
