import serif from '@fontsource-variable/fraunces/wght.css?inline'
import sans from '@fontsource-variable/source-sans-3/wght.css?inline'
import site from '../../../site/styles/index.css?inline'

export type Scheme = 'light' | 'dark'

const PREFERS_DARK = /\(prefers-color-scheme:\s*dark\)/g

/** The site's style sheet for a light or dark scheme, regardless of this browser's preference. */
export const siteCss = (scheme: Scheme) =>
  [
    serif,
    sans,
    site.replace(PREFERS_DARK, scheme === 'dark' ? 'all' : 'not all'),
    `:root{color-scheme:${scheme}}`,
  ].join('\n')
