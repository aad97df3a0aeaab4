import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { overBudget } from '../../scripts/budget.mjs'

const PAGES = ['HomePage', 'ArticlePage', 'ArticlesPage', 'TopicPage', 'PlacePage']

const manifest = {
  '_first.js': { file: 'assets/first.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js' },
  ...Object.fromEntries(
    PAGES.map((name) => [`src/site/pages/${name}.tsx`, { file: `assets/${name}.js`, imports: ['_common.js'] }]),
  ),
}

/** A build whose files have these sizes; the others are empty. */
async function buildWith(sizes: Record<string, number>) {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['.vite', 'assets']) await mkdir(join(folder, name))
  await writeFile(join(folder, '.vite/site.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'index.html'), '<script type="module" crossorigin data-src="/assets/first.js"></script>')
  const empty = Object.fromEntries(Object.values(manifest).map(({ file }) => [file, 0]))
  for (const [file, size] of Object.entries({ ...empty, ...sizes }))
    await writeFile(join(folder, file), 'x'.repeat(size))
  return folder
}

test('a build is within its budget up to the last byte, which counts as it is sent, and what several files import once', async () => {
  const sizes = { 'assets/first.js': 900_000, 'assets/first.js.br': 80_000, 'assets/common.js': 10_000 }
  expect(overBudget(await buildWith({ ...sizes, 'assets/HomePage.js': 5000 }))).toEqual([])
  expect(overBudget(await buildWith({ ...sizes, 'assets/HomePage.js': 5001 }))).toEqual([
    'A first visit to HomePage loads 95001 bytes of scripts (brotli); the limit is 95000.',
  ])
})
