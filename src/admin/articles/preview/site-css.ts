import serif from '@fontsource-variable/fraunces/wght.css?inline'
import sans from '@fontsource-variable/source-sans-3/wght.css?inline'
import site from '../../../site/styles/index.css?inline'

export type Scheme = 'light' | 'dark'

const PREFERS_DARK = /\(prefers-color-scheme:\s*dark\)/g

/** The site's own style sheet, for a reader who prefers this scheme, whatever this browser's user prefers. */
export const siteCss = (scheme: Scheme) =>
  [
    serif,
    sans,
    site.replace(PREFERS_DARK, scheme === 'dark' ? 'all' : 'not all'),
    `:root{color-scheme:${scheme}}`,
  ].join('\n')
