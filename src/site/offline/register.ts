import { isPack } from '@shared/reader/kept-names'
import { type KeepMessage, WORKER_URL } from './protocol'

const isSameOrigin = (url: string) => new URL(url).origin === location.origin

/** Pictures that this page has already fetched, which the browser can read from its HTTP cache. */
const fetchedPictures = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => initiatorType === 'img' && isSameOrigin(name))
    .map(({ name }) => name)

/** Continues with places that a reader has begun to keep. Their code is loaded by those who have any. */
async function resumePacks() {
  if (!(await caches.keys()).some(isPack)) return
  const packs = await import('./packs/pack-store')
  await packs.resumePacks()
}

/**
 * Makes the site readable offline. Waits for the page's load event, so as not to delay it; the site works as before
 * where the browser or the host does not support service workers.
 */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The worker did not see how an uncontrolled page was loaded, so it has to be told what to cache.
  const isUncontrolled = !serviceWorker.controller
  const page = location.href
  const register = async () => {
    await serviceWorker.register(WORKER_URL)
    if (!isUncontrolled) return
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'keep', page, pictures: fetchedPictures() } satisfies KeepMessage)
  }
  const start = () =>
    register()
      .then(resumePacks)
      .catch(() => {})
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
