import { setupWorker } from 'msw/browser'
import { demoState } from './demo-state'
import { type MockOptions, makeHandlers } from './make-handlers'
import { createPlan } from './plan'
import type { State } from './state'

type Options = { state?: State; url?: string } & Partial<Pick<MockOptions, 'kind' | 'latency' | 'onChange'>>

/** The mock host in the browser, for `npm run dev:mock`. Needs msw's worker script at /mockServiceWorker.js. */
export async function startMockHost({
  state = demoState(),
  kind = 'ours',
  url = location.origin,
  latency = 300,
  onChange,
}: Options = {}) {
  const plan = createPlan()
  const options: MockOptions = { kind, baseUrl: url, latency, plan, onChange }
  const worker = setupWorker(...makeHandlers(state, options))
  await worker.start({
    // Pages, scripts and pictures pass; a call that nobody knows is shown.
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error()
    },
  })
  const { calls, failNext, delay } = plan
  return {
    ...{ state, url, calls, failNext, delay },
    setLatency(ms: number) {
      options.latency = ms
    },
    close: () => worker.stop(),
  }
}
