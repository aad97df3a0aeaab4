import { TOKEN_KEY } from '@shared/client'
import { startMockHost } from './browser'
import { demoState } from './demo-state'
import { keepState } from './kept-state'
import { KINDS, type Kind } from './make-handlers'
import { showPanel } from './panel'
import { startSession } from './state'

/**
 * Where `npm run dev:mock` begins, in the place of either page's own entry (scripts/mock-host-plugin.mjs). A tab keeps
 * its choices to itself; the data belong to all tabs.
 */

const KIND_KEY = 'mock-host-kind'
const LATENCY_KEY = 'mock-host-latency'

const chosenKind = (): Kind => {
  const wanted = sessionStorage.getItem(KIND_KEY) ?? import.meta.env.VITE_MOCK_HOST
  return KINDS.find((kind) => kind === wanted) ?? 'ours'
}

async function start() {
  if (!navigator.serviceWorker)
    throw new Error('The mock host needs a service worker: open the page at localhost or 127.0.0.1, or over https.')

  const state = demoState()
  // Before the kept state comes: these are the ones that the panel knows by name.
  const accounts = state.users.slice(0, 5).map(({ email, role }) => ({ email, role }))
  const kept = await keepState(state)
  const kind = chosenKind()
  const latency = Number(sessionStorage.getItem(LATENCY_KEY) ?? 300)
  const host = await startMockHost({ state, kind, latency, onChange: kept.save })

  const signedIn = () => {
    const id = state.sessions.get(localStorage.getItem(TOKEN_KEY) ?? '')
    return state.users.find((user) => user.id === id)
  }

  async function signIn(email: string | undefined) {
    state.sessions.delete(localStorage.getItem(TOKEN_KEY) ?? '')
    const user = state.users.find((each) => each.email === email)
    if (user) localStorage.setItem(TOKEN_KEY, startSession(state, user.id))
    else localStorage.removeItem(TOKEN_KEY)
    await kept.save()
    location.reload()
  }

  showPanel({
    ...{ accounts, kind, latency },
    signedIn: () => signedIn()?.email,
    onAccount: signIn,
    onKind(chosen) {
      sessionStorage.setItem(KIND_KEY, chosen)
      location.reload()
    },
    onLatency(ms) {
      sessionStorage.setItem(LATENCY_KEY, String(ms))
      host.setLatency(ms)
    },
    onReset() {
      const email = signedIn()?.email
      kept.reset()
      signIn(email)
    },
  })

  if (/^\/dashboard(\/|$)/.test(location.pathname)) await import('@admin/main')
  else await import('@site/entry-client')
}

start().catch((error: Error) => {
  document.body.textContent = error.message
  throw error
})
