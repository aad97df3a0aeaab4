import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Imports the part of React Router that a first visit does without. */
const SITE_ROUTER = /src\/site\/site-router\.ts$/
const LATER = '?later'

/** Marks what nothing uses, so that the bundler leaves it out: names for debugging, and components. */
const markUnused = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var|let|const) (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1 $2 = /* @__PURE__ */ $3')

/**
 * React Router is one module, which a bundler cannot divide between a page's first code and that which comes later. This gives the site's
 * router a copy, of which its chunk gets what creates it, and the first chunks get the components and hooks. Both are of the build
 * without warnings for developers, which the package does not export. The dashboard gets that build too.
 */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    const isLater = importer.endsWith(LATER) || (SITE_ROUTER.test(importer) && /^react-router/.test(source))
    if (!isLater && !/^react-router(\/dom)?$/.test(source)) return null
    const from = importer.replace(LATER, '')
    const found = await this.resolve(source, from, { ...options, skipSelf: true })
    if (!found || !/react-router/.test(found.id)) return found
    const id = found.id.replace('/dist/development/', '/dist/production/').replace(LATER, '')
    return { ...found, id: isLater ? id + LATER : id, moduleSideEffects: false }
  },
  async load(id) {
    if (!id.includes('/react-router')) return null
    return { code: markUnused(await readFile(id.replace(LATER, ''), 'utf8')), moduleSideEffects: false }
  },
})
