import { setupServer } from 'msw/node'
import { type Kind, makeHandlers } from './make-handlers'
import { createPlan } from './plan'
import { createState, type State } from './state'

type Options = { state?: State; kind?: Kind; url?: string; latency?: number }

/** The page's own origin in tests with a DOM, where relative addresses lead; elsewhere a host that cannot exist. */
const defaultUrl = () => (typeof location === 'undefined' ? 'http://mock-host.invalid' : location.origin)

/** The mock host for tests: answers every fetch of this process until it is closed. */
export function startMockHost({ state = createState(), kind = 'ours', url = defaultUrl(), latency = 0 }: Options = {}) {
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
    failNext: plan.failNext,
    delayNext: plan.delayNext,
    /** Throws what went wrong inside the mock, so that it fails the test: `onTestFinished(host.close)`. */
    close() {
      server.close()
      if (faults.length > 0) throw new AggregateError(faults, faults.map((fault) => fault.message).join('\n'))
    },
  }
}
