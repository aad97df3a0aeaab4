import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two pages, so that readers never download the dashboard: index.html is the site, admin.html the dashboard. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: isSsrBuild
    ? {
        target: 'node20',
        copyPublicDir: false,
        // Everything in one folder: src/server/root.ts counts on the depth.
        rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { input: { site: 'index.html', admin: 'admin.html' } },
      },
  server: { host: '127.0.0.1' },
}))
