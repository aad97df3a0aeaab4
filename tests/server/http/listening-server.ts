import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { BUDGETS } from '@server/http/front-door/limits'
import { loadBuiltSite } from '@server/render/site-renderer'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { onTestFinished, vi } from 'vitest'

type Init = { method?: string; body?: unknown; headers?: Record<string, string>; from?: string; token?: string }

/** A server that listens, where a page's rendering is what the test says. */
export async function startListening({
  env = { TRUST_PROXY: '1' } as Record<string, string>,
  rendering = async (_url: string) => {},
  ...settings
}: Parameters<typeof startServer>[0] & { rendering?: (url: string) => Promise<void> } = {}) {
  const built = await loadBuiltSite()
  const entry = await built.entry()
  const render: typeof entry.render = async (url, options) => {
    await rendering(url)
    return entry.render(url, options)
  }
  const renderer = { ...built, entry: async () => ({ ...entry, render }) }
  const server = await startServer({ env, renderer, ...settings })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  // Otherwise it would wait for a proxy to end them.
  onTestFinished(() => server.app.server.closeAllConnections())

  /** `from`: as a proxy names the client. */
  async function open(path: string, { method, body, headers = {}, from = '10.0.0.1', token }: Init = {}) {
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': from,
        ...headers,
      },
    })
    const read = await reply.text()
    return { status: reply.status, headers: reply.headers, text: read, json: () => JSON.parse(read) }
  }
  const signIn = (email: string, from?: string) =>
    open('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD }, from })
  return { ...server, open, signIn, port }
}

/** For a busy machine. */
export const PATIENT = { timeout: 60_000 }

/** What is stuck until the test lets it go on. */
export function barrier() {
  let release = () => {}
  const passed = new Promise<void>((resolve) => {
    release = resolve
  })
  // Before the server closes, which waits for its requests.
  onTestFinished(() => release())
  return { passed, release: () => release() }
}

/** Lets the main thread seem to work for so long. */
function fakeProcessor() {
  let used = 0
  const idle = performance.eventLoopUtilization()
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ ...idle, active: used }))
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: used * 1000, system: 0 }))
  onTestFinished(() => void vi.restoreAllMocks())
  return (ms: number) => {
    used += ms
  }
}

/** A server where a page of this path costs more than the budget of a network. */
export async function startWithDearPages(settings: Parameters<typeof startListening>[0] = {}) {
  const work = fakeProcessor()
  return startListening({
    rendering: async (url) => (url.startsWith('/login') ? work(BUDGETS.network.atOnce + 1000) : undefined),
    ...settings,
  })
}
