import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { contract } from '@shared/contract'
import { caddy, startCaddy } from '@tests/caddy'
import { freePort } from '@tests/free-port'
import { nginx, startNginx } from '@tests/nginx'
import { describe, expect, onTestFinished, test } from 'vitest'

const SAMPLES = {
  'deploy/nginx.conf': /location ~ (\^\/api\S+) \{/,
  'deploy/Caddyfile': /@long path_regexp (\S+)/,
}

test.for(Object.entries(SAMPLES))('%s waits long for the calls that take long, and for no other', ([file, pattern]) => {
  const isLong = new RegExp(pattern.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1] ?? '$.')
  for (const [name, row] of Object.entries(contract)) {
    const path = name.split(' ')[1]?.replaceAll(/:\w+/g, '1') ?? ''
    const takesLong = /\/machine$|^\/api\/upload\//.test(path) || 'multipart' in row
    expect([name, isLong.test(path)]).toEqual([name, takesLong])
  }
})

/** A server that can be away, on a port that stays the same. */
async function prepareServer(answer: RequestListener) {
  const port = await freePort()
  let server: Server | undefined
  const stop = async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  }
  onTestFinished(stop)
  return {
    host: `127.0.0.1:${port}`,
    stop,
    async start() {
      server = createServer(answer)
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    },
  }
}

const answerAs =
  (name: string): RequestListener =>
  (_, response) =>
    void response.end(name)

describe.for([
  { name: 'nginx', program: nginx, startProxy: (hosts: string[]) => startNginx(hosts, { hasTls: false }), tags: [] },
  { name: 'Caddy', program: caddy, startProxy: startCaddy, tags: ['sweep'] },
])('$name with our sample', ({ program, startProxy, tags }) => {
  const behind = test.runIf(program)

  behind('passes over a server that is away, also when the other goes as soon as it is back', { tags }, async () => {
    const [one, two] = [await prepareServer(answerAs('one')), await prepareServer(answerAs('two'))]
    await two.start()
    const proxy = await startProxy([one.host, two.host])
    onTestFinished(proxy.stop)
    const ask = async (method: string) => (await fetch(`${proxy.address}/articles`, { method })).text()
    const several = ['GET', 'POST', 'GET', 'POST', 'GET', 'POST']
    for (const method of several) expect(await ask(method)).toBe('two')
    await one.start()
    await two.stop()
    for (const method of several) expect(await ask(method)).toBe('one')
  })

  behind('lets a reader wait for a server that hangs, and then for the other', { tags }, async () => {
    let met = 0
    const hanging = await prepareServer(({ url }, response) => {
      if (url?.startsWith('/api/health')) response.end()
      else met += 1
    })
    const other = await prepareServer(answerAs('other'))
    for (const server of [hanging, other]) await server.start()
    const proxy = await startProxy([hanging.host, other.host])
    onTestFinished(proxy.stop)
    const read = async (count: number) => (await fetch(`${proxy.address}/articles?page=${count}`)).text()
    expect(await Promise.all([1, 2, 3, 4].map(read))).toEqual(Array(4).fill('other'))
    expect(met).toBeGreaterThan(0)
  })

  behind('says that no server answers, to readers by a page and to programs by an error', { tags }, async () => {
    const proxy = await startProxy([(await prepareServer(answerAs('away'))).host])
    onTestFinished(proxy.stop)
    const open = (path: string, method = 'GET') => fetch(proxy.address + path, { method })
    for (const reply of [await open('/articles'), await open('/api/articles'), await open('/api/articles', 'POST')]) {
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(reply.headers.get('cache-control')).toBe('no-store')
      const body = await reply.text()
      if (reply.url.includes('/api/')) expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
      else expect(body).toContain('<h1>Back in a moment</h1>')
    }
  })
})
