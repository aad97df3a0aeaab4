import { setupServer } from 'msw/node'
import { type Kind, makeHandlers } from './make-handlers'
import { createPlan } from './plan'
import { createState, type State } from './state'

type Options = { state?: State; kind?: Kind; url?: string; latency?: number }

/** The origin of the pages in our tests with a DOM (vitest.config.ts), where relative addresses lead. */
const DEFAULT_URL = 'http://localhost:3000'

/** The mock host for tests: answers every fetch of this process until it is closed. */
export function startMockHost({ state = createState(), kind = 'ours', url = DEFAULT_URL, latency = 0 }: Options = {}) {
  const plan = createPlan()
  const faults: Error[] = []
  const onFault = (fault: Error) => faults.push(fault)
  const server = setupServer(...makeHandlers(state, { kind, baseUrl: url, latency, plan, onFault }))
  server.listen({
    // The strategy 'error', and remembered: the screens only log failed reads, so a test might not notice.
    onUnhandledRequest(request, print) {
      onFault(new Error(`The mock host knows no ${request.method} ${request.url}`))
      print.error()
    },
  })

  return {
    state,
    url,
    calls: plan.calls,
    failNext: plan.failNext,
    delay: plan.delay,
    /** Throws what went wrong inside the mock, so that it fails the test: `onTestFinished(host.close)`. */
    close() {
      server.close()
      if (faults.length > 0) throw new AggregateError(faults, faults.map((fault) => fault.message).join('\n'))
    },
  }
}
