import { strongAccent } from '@shared/contrast'
import type { OwnSettings } from '@shared/site-entry'

/** The style sheet of the owner's colours, in the terms of tokens.css; undefined if they are ours. */
export function colourStyle({ colours }: OwnSettings = {}) {
  if (!colours) return undefined
  const of = (scheme: 'light' | 'dark') =>
    `--accent:${colours[scheme]};--accent-strong:${strongAccent(colours[scheme], scheme)}`
  // More specific than the style sheets, whichever comes first.
  const root = ':root:root'
  return [
    `${root}{${of('light')}}`,
    `@media screen and (prefers-color-scheme:dark){${root}{${of('dark')}}}`,
    `@media screen{${root}[data-theme=light]{${of('light')}}${root}[data-theme=dark]{${of('dark')}}}`,
  ].join('')
}
