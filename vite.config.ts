import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type UserConfig } from 'vite'
import { precacheList } from './scripts/precache-list.ts'

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** The folder of the build; in development, one that is not there. */
const buildFolder = process.env.BUILD_FOLDER ?? 'dist'
const clientBuild = `${buildFolder}/client`

type ModuleGraph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** Whether the site's entry imports a module, or what nearly every page shows does, directly or through others. */
function isFirst(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/\/(?:entry-client|ArticleCard|Breadcrumbs|ExternalLink)\.tsx$/.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, graph, seen)) ?? false
}

/**
 * The site's chunks: what every page needs, and what several pages share, is one file each instead of many small ones, which take more
 * requests and more bytes. What few pages share stays apart.
 */
const SITE_CHUNKS = {
  groups: [
    { debugName: 'first', name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) ? 'first' : null) },
    // The code of videos, trips and conditions of places is shared by as many, but most pages have none, or load it later.
    { name: 'common', test: /src\/(?!shared\/(?:video|trip|reader)|site\/places\/)/, minShareCount: 5 },
  ],
}

/**
 * The dashboard's first chunk: all that the entry imports, the list of articles included. Many small ones take more requests and compress
 * worse.
 */
const ADMIN_CHUNKS = { groups: [{ name: 'first', tags: ['$initial' as const] }] }

/** Leaves it to public/before-paint.js when to start the script. */
const lateScript: Plugin = {
  name: 'late-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/(<script type="module"[^>]*? )src=/g, '$1data-src='),
  },
}

/** `pages`: the templates, by the names of what is built for them. */
const frontEnd = (name: string, pages: Record<string, string>): UserConfig => ({
  build: {
    outDir: clientBuild,
    copyPublicDir: name === 'site',
    manifest: `.vite/${name}.json`,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: pages, output: { codeSplitting: name === 'site' ? SITE_CHUNKS : ADMIN_CHUNKS } },
  },
})

const serviceWorker = (): UserConfig => ({
  define: { __PRECACHE__: JSON.stringify(precacheList(clientBuild)) },
  build: {
    outDir: clientBuild,
    copyPublicDir: false,
    rolldownOptions: {
      input: { 'service-worker': 'src/site/offline/service-worker.ts' },
      // Browsers look for this name, and not all of them accept a module.
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
})

/**
 * Writes characters outside Latin-1 as escapes: V8 keeps the source text of what it runs, and a single one, such as a dash in a message,
 * makes it need two bytes for each character of the file.
 */
const latinSources: Plugin = {
  name: 'latin-sources',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[\u0100-\uffff]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/**
 * A build for Node. Everything is bundled except what package.json names in `dependencies`, so an installation without
 * the development dependencies has all that the build imports. Vite itself is imported by `npm run dev` only.
 */
const forNode = (outDir: string, input: Record<string, string>): UserConfig => ({
  plugins: [latinSources],
  ssr: { noExternal: true, external: [...Object.keys(dependencies), 'vite'] },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    copyPublicDir: false,
    // Flat: src/server/config/root.ts expects every file one folder below that of the build.
    rolldownOptions: {
      input,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Without the white space, a start takes less time. Names stay, for the traces of errors.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})

/** The parts of `npm run build`. */
const builds = {
  // The two pages apart: built together they would share chunks, and readers would download the dashboard's code.
  // The lite edition has a style sheet only.
  site: () => ({
    ...frontEnd('site', { site: 'index.html', lite: 'lite.html' }),
    plugins: [lateScript],
  }),
  admin: () => frontEnd('admin', { admin: 'admin.html' }),
  // After the site, whose files it lists.
  'service-worker': serviceWorker,
  'site-on-server': (): UserConfig => ({
    // React is bundled, and would otherwise include its development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    ...forNode(`${buildFolder}/site`, { 'entry-server': 'src/site/entry-server.tsx' }),
  }),
  // Together, so that they share chunks.
  server: () =>
    forNode(
      `${buildFolder}/server`,
      // `initialise` is run by a first start, `engine-thread` by the thread of the embedded database, `conversion` by those that process
      // long texts, `picture-process` by the process that makes copies of pictures.
      Object.fromEntries(
        [
          'main',
          'worker',
          'admin',
          'backup',
          'restore',
          'doctor',
          'import',
          'export',
          'initialise',
          'conversion',
          'engine-thread',
          'picture-process',
        ].map((name) => [name, `src/server/${name}.ts`]),
      ),
    ),
}

const isBuild = (name: string | undefined): name is keyof typeof builds => name !== undefined && name in builds

/** `ENTRY` names the part to build. Without it, this is the configuration of `npm run dev`. */
export default defineConfig(() => {
  const common: UserConfig = {
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    server: { host: '127.0.0.1', watch: { ignored: ['**/builds/**'] } },
    optimizeDeps: { entries: ['index.html', 'admin.html'] },
  }
  const entry = process.env.ENTRY
  if (!isBuild(entry)) return common
  // The parts share folders, which are new.
  const { build, plugins = [], ...rest } = builds[entry]()
  const options: BuildEnvironmentOptions = { ...build, emptyOutDir: false }
  return { ...common, ...rest, plugins: [...plugins, ...(common.plugins ?? [])], build: options }
})
