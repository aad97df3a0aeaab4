import { readFileSync } from 'node:fs'
import { palette } from '@shared/palette'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** The custom properties that are a plain colour, or a light and a dark one. */
function coloursOf(css: string) {
  const found = css.matchAll(/--([a-z-]+): (?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\));/g)
  const all = [...found].map(([, name = '', both, light = both, dark = both]) => ({
    name: camelCase(name),
    light,
    dark,
  }))
  return {
    light: Object.fromEntries(all.map(({ name, light }) => [name, light])),
    dark: Object.fromEntries(all.map(({ name, dark }) => [name, dark])),
  }
}
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

test('the style sheet of the site has the colours of the palette, and no others', () => {
  expect(coloursOf(read('src/site/styles/tokens.css'))).toEqual({ light: palette.light, dark: palette.dark })
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
