import type { KeepMessage } from '../names'
import { pages } from './pages'
import { pictures } from './pictures'
import { isPublicPage } from './rules'
import { scope } from './scope'

const isKeepMessage = (data: unknown): data is KeepMessage => (data as Partial<KeepMessage> | null)?.type === 'keep'

/** The first page that a reader opens comes without the worker, and is the one that they are reading. */
export const registerKeeping = () =>
  scope.addEventListener('message', (event) => {
    if (!isKeepMessage(event.data) || !isPublicPage(new URL(event.data.page).pathname)) return
    event.waitUntil(
      Promise.allSettled([
        pages.handle({ event, request: new Request(event.data.page) }),
        ...event.data.pictures.map((url) => pictures.handle({ event, request: new Request(url) })),
      ]),
    )
  })
