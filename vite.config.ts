import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { precacheList } from './scripts/precache-list.ts'

/** The two pages, so that readers never download the dashboard. */
const entries = { site: 'index.html', admin: 'admin.html' }

const clientBuild = 'dist/client'

const worker = (): UserConfig => ({
  define: { __PRECACHE__: JSON.stringify(precacheList(clientBuild)) },
  build: {
    outDir: clientBuild,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { 'service-worker': 'src/site/offline/service-worker.ts' },
      // Browsers look for it under this name, and not all of them take a module.
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
})

/**
 * `ENTRY=site` or `ENTRY=admin` builds one of the pages, as `npm run build` does in turn: built together they would share
 * chunks, and readers would download what only the dashboard needs of a library. `ENTRY=worker` builds the service worker,
 * after the site, whose files it lists.
 */
export default defineConfig(({ isSsrBuild }) => {
  const entry = process.env.ENTRY as keyof typeof entries | 'worker' | undefined
  const common: UserConfig = {
    plugins: [react()],
    resolve: { tsconfigPaths: true },
  }
  if (entry === 'worker') return { ...common, ...worker() }
  return {
    ...common,
    // Libraries of hundreds of small files: bundled, they load in a fraction of the time that a start would wait for them.
    ssr: { noExternal: ['zod', 'fastify-type-provider-zod', 'drizzle-orm'] },
    build: isSsrBuild
      ? {
          target: 'node20',
          copyPublicDir: false,
          // Everything in one folder: src/server/root.ts counts on the depth.
          rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
        }
      : {
          outDir: clientBuild,
          emptyOutDir: entry !== 'admin',
          copyPublicDir: entry !== 'admin',
          manifest: `.vite/${entry ?? 'manifest'}.json`,
          modulePreload: { polyfill: false },
          chunkSizeWarningLimit: 1500,
          rolldownOptions: { input: entry ? { [entry]: entries[entry] } : entries },
        },
    server: { host: '127.0.0.1' },
  }
})
