import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { build } from 'vite'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
}

/** The picture that the host says it has made of any upload. */
const PICTURE = '/uploads/toba-800x533.webp'

const answers: Record<string, object> = {
  '/api/upload/image': { success: 1, file: { url: PICTURE } },
  '/api/upload/image-by-url': { success: 1, file: { url: PICTURE } },
}

/** Builds the page with the editor's form and serves it, with a host that accepts every picture. */
export async function servePage() {
  const outDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-typing-'))
  await build({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: join(projectRoot, 'tests/e2e/typing-contract/page'),
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, emptyOutDir: true, minify: false, modulePreload: false, chunkSizeWarningLimit: 10_000 },
  })
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers[url]
    if (answer) return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    const path = /\.(?:png|webp)$/.test(url) ? join(projectRoot, 'src/site/images/toba-240.avif') : join(outDir, url)
    const file = extname(path) ? path : join(outDir, 'index.html')
    const body = await readFile(file).catch(() => undefined)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
