import { type KeepMessage, WORKER_URL } from './names'

const isOurs = (url: string) => new URL(url).origin === location.origin

/** Pictures that this page has fetched already: the browser has them at hand. */
const fetchedPictures = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => initiatorType === 'img' && isOurs(name))
    .map(({ name }) => name)

/**
 * Makes the site readable without a connection. After the page has loaded, so that nothing of it waits; a browser or a
 * host that will not have a worker leaves the site as it was.
 */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // This page came without the worker, which therefore has not seen it.
  const isFirst = !serviceWorker.controller
  const page = location.href
  const register = async () => {
    await serviceWorker.register(WORKER_URL)
    if (!isFirst) return
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'keep', page, pictures: fetchedPictures() } satisfies KeepMessage)
  }
  const start = () => register().catch(() => {})
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
