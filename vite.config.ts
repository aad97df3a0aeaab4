import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The two pages, so that readers never download the dashboard. */
const entries = { site: 'index.html', admin: 'admin.html' }

/**
 * `ENTRY=site` or `ENTRY=admin` builds one of the pages, as `npm run build` does in turn: built together they would share
 * chunks, and readers would download what only the dashboard needs of a library.
 */
export default defineConfig(({ isSsrBuild }) => {
  const entry = process.env.ENTRY as keyof typeof entries | undefined
  return {
    plugins: [react()],
    resolve: { tsconfigPaths: true },
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
          outDir: 'dist/client',
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
