import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const WORKER = '/mockServiceWorker.js'

/** Every module of the page would otherwise pass through the mock: only what a host answers has to. */
const onlyCalls = `addEventListener('fetch', (event) => {
  if (!/^\\/(api|uploads)\\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})
`

const NO_CRYPTO = '\0no-crypto'

/**
 * Makes Vite serve both pages on the mock host: each page's entry gives way to the one that starts the mock first. So
 * the sources hold no door to it, and no build can take it along.
 */
export function mockHost(root) {
  const demo = join(root, 'demo')

  /** The illustrations, by the names that demo-state.ts gives them; narrower copies are the whole picture. */
  function uploadedFile(path) {
    const picture = /^\/uploads\/([a-z-]+)-\d+x\d+(?:\.w\d+)?\.webp$/.exec(path)?.[1]
    if (picture) return { file: join(demo, 'images', `${picture}.webp`), type: 'image/webp' }
    if (path === '/uploads/contour-film.mp4') return { file: join(demo, 'media/contour-film.mp4'), type: 'video/mp4' }
    return undefined
  }

  async function serve(request, response, next) {
    const path = request.url.split('?')[0]
    if (path === WORKER) {
      const worker = await readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(onlyCalls + worker)
    }
    if (path.startsWith('/uploads/')) {
      const found = uploadedFile(path)
      if (!found || !existsSync(found.file)) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' })
      return createReadStream(found.file).pipe(response)
    }
    // Without this, a call that escapes the mock would get a page for an answer.
    if (path.startsWith('/api/')) return response.writeHead(501).end('The mock host answers inside the browser.')
    if (/^\/dashboard(\/|$)/.test(path)) request.url = '/admin.html'
    return next()
  }

  return {
    name: 'mock-host',
    enforce: 'pre',
    // The demo content comes from the server's folder, where one function that the mock does not need takes hashes.
    resolveId: (id) => (id === 'node:crypto' ? NO_CRYPTO : undefined),
    load: (id) => (id === NO_CRYPTO ? 'export const createHash = undefined' : undefined),
    configureServer: (server) => void server.middlewares.use((...args) => serve(...args).catch(args[2])),
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const mocked = html.replace(/src="\/src\/[^"]+\.tsx"/, 'src="/tests/mock-host/start-browser.ts"')
        if (mocked === html) throw new Error('The page has no entry script that the mock could come before')
        return mocked
      },
    },
  }
}
