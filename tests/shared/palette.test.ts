import { readFileSync } from 'node:fs'
import { palette } from '@shared/palette'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** The custom properties that are a plain colour. */
function coloursOf(css: string) {
  const found = [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, name = '', value]) => [camelCase(name), value]))
}
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const [light = '', dark = ''] = read('src/site/styles/tokens.css').split('@media (prefers-color-scheme: dark)')

test('the style sheet of the site has the colours of the palette, and no others', () => {
  expect(coloursOf(light)).toEqual(palette.light)
  expect({ ...coloursOf(light), ...coloursOf(dark) }).toEqual(palette.dark)
})

test('the theme colour of browsers is the paper colour of the palette', () => {
  const page = read('index.html')
  expect(page).toContain(`content="${palette.light.paper}" media="(prefers-color-scheme: light)"`)
  expect(page).toContain(`content="${palette.dark.paper}" media="(prefers-color-scheme: dark)"`)
  expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
  })
})
