import { readFileSync } from 'node:fs'
import { privacy } from '@demo/pages/privacy'
import { serverSources, siteSources } from '@tests/texts/sources'
import { expect, test } from 'vitest'

/** The names under which the site keeps something in the reader's browser, by the constants that hold them. */
const shared = [...serverSources].flatMap(([path, text]) => (path.startsWith('shared/') ? [text] : []))
const names = [...siteSources.values(), ...shared].flatMap((text) =>
  [...text.matchAll(/\b(?:[A-Z_]*(?:KEY|COOKIE) =|key:) '([^'\s]+)'/g)].map(([, name = '']) => name),
)

test.each([
  ['the demo’s page on privacy', JSON.stringify(privacy.body), (name: string) => `<code>${name}</code>`],
  ['its Indonesian text', JSON.stringify(privacy.translations?.id), (name: string) => `<code>${name}</code>`],
  ['docs/privacy.md', readFileSync('docs/privacy.md', 'utf8'), (name: string) => `\`${name}\``],
])('%s names everything that the site keeps in the browser', (_, text, quoted) => {
  expect(names.length).toBeGreaterThanOrEqual(8)
  expect(names.filter((name) => !text.includes(quoted(name)))).toEqual([])
})
