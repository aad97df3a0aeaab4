/** `npm run dev:mock`: both front ends from their sources, on the mock host in the browser. There is no server. */
import { ensureInstalled, root } from './prepare.mjs'

const [option, ...others] = process.argv.slice(2)
if (others.length > 0 || (option && option !== '--table-only')) {
  console.error('npm run dev:mock takes one option: -- --table-only')
  process.exit(1)
}

await ensureInstalled()
// What comes with the packages, so not before.
const { createServer } = await import('vite')
const { mockHost } = await import('./mock-host-plugin.mjs')

// Our own origin, whatever the surroundings say: elsewhere the mock would not hear the calls.
process.env.VITE_API_URL = ''
process.env.VITE_MOCK_HOST = option ? 'table-only' : 'ours'

const server = await createServer({
  root,
  // The real server's folder is not to change under the feet of a `npm run dev` beside us.
  cacheDir: 'node_modules/.vite-mock',
  clearScreen: false,
  logLevel: 'warn',
  plugins: [mockHost(root)],
  // Every library is found before the first page is asked for, so that none reloads the page later.
  optimizeDeps: { entries: ['index.html', 'admin.html', 'tests/mock-host/start-browser.ts'] },
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    warmup: { clientFiles: ['src/site/entry-client.tsx', 'src/admin/main.tsx', 'tests/mock-host/start-browser.ts'] },
  },
})

// Vite's own would end with an error's code.
process.removeAllListeners('SIGTERM')
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    await server.close()
    process.exit(0)
  })

try {
  await server.listen()
} catch (error) {
  console.error(`${error.message}: set PORT to another one`)
  process.exit(1)
}
const { address, port } = server.httpServer.address()
const plays = option ? "a host that knows the specification's table only" : 'our server'
console.log(`Eye of Sumatra is open at http://${address.includes(':') ? `[${address}]` : address}:${port}`)
console.log(`Site and dashboard (/dashboard) on the mock host in your browser, which plays ${plays}.`)
