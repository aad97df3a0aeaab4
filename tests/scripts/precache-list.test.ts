import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { precacheList } from '../../scripts/precache-list'

const manifest = {
  'index.html': {
    file: 'assets/site-1.js',
    src: 'index.html',
    css: ['assets/site-2.css'],
    assets: ['assets/hero.webp'],
  },
  'src/site/pages/AboutPage.tsx': { file: 'assets/AboutPage-3.js', css: ['assets/site-2.css'] },
  'src/site/i18n/en.json': { file: 'assets/en-8.js', src: 'src/site/i18n/en.json' },
  'src/site/i18n/id.json': { file: 'assets/id-4.js', src: 'src/site/i18n/id.json' },
  'a/files/fraunces-latin-wght-normal.woff2': { file: 'assets/fraunces-latin-wght-normal-5.woff2' },
  'a/files/fraunces-latin-ext-wght-normal.woff2': { file: 'assets/fraunces-latin-ext-wght-normal-6.woff2' },
  'src/site/images/toba-800.webp': { file: 'assets/toba-800-7.webp' },
}

async function listOf(html: string) {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/site.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'before-paint.js'), '')
  return precacheList(folder)
}

test('the service worker precaches code and Latin fonts, but no other languages, fonts or pictures', async () => {
  const [, script, ...files] = await listOf('<html>')
  expect(script?.url).toBe('/before-paint.js')
  expect(files).toEqual(
    ['AboutPage-3.js', 'en-8.js', 'fraunces-latin-wght-normal-5.woff2', 'site-1.js', 'site-2.css'].map((name) => ({
      url: `/assets/${name}`,
      revision: null,
    })),
  )
})

test('the shell is fetched again when it changes', async () => {
  const [before] = await listOf('<html>')
  const [same] = await listOf('<html>')
  const [after] = await listOf('<html lang="en">')
  expect(before).toEqual(same)
  expect(after?.url).toBe('/index.html')
  expect(after?.revision).not.toBe(before?.revision)
})
