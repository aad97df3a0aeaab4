import type { KeepMessage } from './protocol'
import { pages, registerCalls, registerPages } from './worker/network-first'
import { pictures, registerPictures } from './worker/pictures'
import { isKeptPage } from './worker/rules'
import { scope } from './worker/scope'
import { registerShell } from './worker/shell'

const isKeepMessage = (data: unknown): data is KeepMessage => (data as Partial<KeepMessage> | null)?.type === 'keep'

// Requests that match no route go to the network as usual: the dashboard with its calls and uploads, calls with a
// session, and everything but GET.
registerPages()
registerCalls()
registerPictures()
registerShell()

// The first page that a reader opens is loaded before the worker exists, so the page asks to have itself cached.
scope.addEventListener('message', (event) => {
  if (!isKeepMessage(event.data) || !isKeptPage(new URL(event.data.page))) return
  event.waitUntil(
    Promise.allSettled([
      pages.handle({ event, request: new Request(event.data.page) }),
      ...event.data.pictures.map((url) => pictures.handle({ event, request: new Request(url) })),
    ]),
  )
})
