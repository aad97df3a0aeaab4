import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { baseUrl, callAs, openAs } from './fixtures'

const BLOCKS = 60
const CHANGED = 41

const documentOf = (sentence: (index: number) => string) => ({
  time: 1,
  version: '2.31.0',
  blocks: Array.from({ length: BLOCKS }, (_, index) => ({
    id: `block-${index}`,
    type: 'paragraph' as const,
    data: { text: `${sentence(index)} ${'Lava cooled into this wall, layer by layer. '.repeat(4)}`.trim() },
  })),
})

/** A published article of 60 blocks with a translation, whose original has then changed in one sentence. */
async function changedArticle() {
  const original = {
    title: `Sixty blocks ${Date.now()}`,
    excerpt: 'Blocks',
    blocks: documentOf((n) => `Sentence ${n}.`),
  }
  const { articleId: id } = await callAs('editor', 'POST', '/api/articles', { ...original, status: 'published' })
  await callAs('editor', 'PUT', `/api/articles/${id}/translations/id`, {
    title: 'Enam puluh blok',
    excerpt: 'Blok',
    blocks: documentOf((n) => `Kalimat ${n}.`),
    status: 'published',
  })
  const blocks = documentOf((n) => (n === CHANGED ? 'Sentence at last.' : `Sentence ${n}.`))
  await callAs('editor', 'PUT', `/api/articles/${id}`, { ...original, blocks })
  return id as number
}

type Counted = typeof globalThis & { presses: { clicks: number; keys: number } }

/** Counts what the translator presses from now on, pages within the dashboard included. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const presses = { clicks: 0, keys: 0 }
    Object.assign(globalThis, { presses })
    addEventListener('click', ({ detail }) => (presses.clicks += detail > 0 ? 1 : 0), { capture: true })
    addEventListener('keydown', () => (presses.keys += 1), { capture: true })
  })
  return () => page.evaluate(() => (globalThis as Counted).presses)
}

const saved = async (page: Page, id: number) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Translation saved successfully!').waitFor()
  const reply = await fetch(`${baseUrl}/api/articles/${id}?lang=id`)
  return (await reply.json()).article
}

test('a changed sentence in 60 blocks is found and followed in two clicks, or confirmed in two', {
  tags: 'sweep',
}, async () => {
  const id = await changedArticle()
  const path = `/dashboard/articles/${id}/translations/id`
  const page = await openAs('editor', path)
  const changes = page.getByRole('region', { name: '1 change of the original to check' })
  await changes.getByText('at last', { exact: true }).waitFor()
  await page.locator('[data-id=block-59]').waitFor()

  // The way without the list: the comparison of versions, back to the translation, and through the text to the sentence.
  const before = await countPresses(page)
  await page.getByRole('link', { name: 'English (original)' }).click()
  // The translation has a history too.
  await page.waitForURL(`**/dashboard/articles/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByText('at last', { exact: true }).waitFor()
  await page.getByRole('link', { name: '← Edit article' }).click()
  await page.getByRole('link', { name: /^Bahasa Indonesia/ }).click()
  await page.locator('[data-id=block-59]').waitFor()
  await page.getByRole('textbox', { name: 'Title' }).click()
  const target = page.locator(`[data-id=block-${CHANGED}] [contenteditable=true]`)
  const isInView = () => target.evaluate((text) => text.getBoundingClientRect().top < innerHeight)
  while (!(await isInView())) await page.keyboard.press('PageDown')
  await target.click()
  const without = await before()

  await page.goto(path)
  await page.locator('[data-id=block-59]').waitFor()
  const after = await countPresses(page)
  await changes.getByRole('button', { name: 'Edit' }).click()
  await page.keyboard.type('Akhirnya. ')
  const typed = (await after()).keys
  expect(await target.textContent()).toMatch(/^Akhirnya\. Kalimat 41\./)
  expect(await saved(page, id)).toMatchObject({ outdated: false, content: expect.stringContaining('Akhirnya.') })
  const withList = await after()
  expect(withList).toEqual({ clicks: 2, keys: typed })
  expect(typed).toBe('Akhirnya. '.length)
  // The save, and no more, is still to come on the other way.
  expect(without.clicks + 1).toBeGreaterThanOrEqual(6)
  process.stderr.write(`one sentence of 60 blocks: ${JSON.stringify({ without, withList })}\n`)

  const other = await changedArticle()
  await page.goto(`/dashboard/articles/${other}/translations/id`)
  const confirming = await countPresses(page)
  await changes.getByRole('button', { name: 'Still right' }).click()
  expect(await saved(page, other)).toMatchObject({ outdated: false })
  expect(await confirming()).toEqual({ clicks: 2, keys: 0 })
})

test('a translation starts from the original, and readers get the translated texts of its pictures', {
  tags: 'sweep',
}, async () => {
  const { articles } = await (await fetch(`${baseUrl}/api/articles?limit=100`)).json()
  const stored = articles.find(({ image_url }: { image_url: string | null }) => image_url?.startsWith('/uploads/'))
  const flags = { withBorder: false, withBackground: false, stretched: false }
  const picture = { file: { url: stored.image_url }, caption: 'The rim', alt: 'A crater', credit: '', ...flags }
  const { blocks } = documentOf((n) => `Sentence ${n}.`)
  const document = {
    time: 1,
    version: '2.31.0',
    blocks: [...blocks.slice(0, 1), { id: 'picture', type: 'image' as const, data: picture }],
  }
  const original = { title: `Rim ${Date.now()}`, excerpt: 'Rim', blocks: document, status: 'published' }
  const { articleId: id } = await callAs('editor', 'POST', '/api/articles', original)
  const page = await openAs('editor', `/dashboard/articles/${id}/translations/id`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Bibir kawah')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Kawah')
  await page.getByRole('button', { name: 'Start from the original’s text' }).click()
  const block = page.locator('.image-block')
  await block.getByLabel('Alternative text').fill('Kawah')
  await block.getByText('The rim').fill('Bibirnya')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  const { content } = await saved(page, id)
  expect(content).toContain('alt="Kawah"')
  expect(content).toContain('<figcaption>Bibirnya</figcaption>')
  expect(content.match(/data-block-id="[^"]+"/g)).toEqual(['data-block-id="block-0"', 'data-block-id="picture"'])
})
