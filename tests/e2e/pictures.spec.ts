import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blocksOf, choose, create, paste, textField, writeArticle } from './editor-page'
import { baseUrl, callAs, moveTo, openAs } from './fixtures'

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

/** Larger than the server accepts, and lying on its side, as cameras store pictures that were taken upright. */
const photograph = () =>
  noise(1200, 3000).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).withMetadata({ orientation: 6 }).toBuffer()

test('a picture is uploaded once, described, chosen for an article, and taken down when readers no longer see it', {
  tags: 'sweep',
}, async () => {
  const alt = `The rim at dawn ${Date.now()}`
  const title = `Rim ${Date.now()}`
  const buffer = await photograph()
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  const page = await openAs('editor', '/dashboard/media')
  await page.getByLabel('Upload file').setInputFiles({ name: 'rim.jpg', mimeType: 'image/jpeg', buffer })
  const details = page.getByRole('dialog', { name: 'Media file' })
  await details.getByText('2,560 × 1,024 px').waitFor()
  const url = (await details.getByRole('link', { name: 'rim.jpg' }).getAttribute('href')) as string
  await details.getByLabel('Alternative text').fill(alt)
  await details.getByLabel('Credit').fill('Dewi')
  await details.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Texts saved').waitFor()

  const writer = await writeArticle(title)
  await choose(writer, 'Image')
  const block = writer.locator('.image-block')
  await block.getByRole('button', { name: 'Choose from the library' }).press('Enter')
  const picker = writer.getByRole('dialog', { name: 'Choose from the library' })
  await picker.getByLabel('Search the library').fill(alt)
  await picker.getByRole('button', { name: alt }).press('Enter')
  await block.getByRole('img', { name: alt }).waitFor()
  expect(await block.getByLabel('Alternative text').inputValue()).toBe(alt)
  expect(await block.getByLabel('Credit').inputValue()).toBe('Dewi')
  await writer.getByRole('combobox', { name: 'Status' }).click()
  await writer.getByRole('option', { name: 'Published' }).click()
  const id = Number((await create(writer, title)).split('/').pop())

  const reader = await openAs(null, `/articles/${id}`)
  const figure = reader.getByRole('figure')
  await figure.getByRole('img', { name: alt }).waitFor()
  await figure.getByText('Dewi').waitFor()

  const takeDown = async () => {
    await page.getByRole('link', { name: alt }).click()
    await details.getByRole('button', { name: 'Take down' }).click()
    return page.getByRole('dialog', { name: `Take “${alt}” down?` })
  }
  await page.reload()
  const refusal = await takeDown()
  await refusal.getByText('Readers see this file').waitFor()
  await refusal.getByRole('link', { name: title }).first().waitFor()
  expect(await refusal.getByRole('button', { name: 'Take down' }).isDisabled()).toBe(true)
  await callAs('editor', 'DELETE', `/api/articles/${id}`)
  await page.goto('/dashboard/media')
  await (await takeDown()).getByRole('button', { name: 'Take down' }).click()
  await page.getByText('File moved to the trash').waitFor()
  await moveTo(page, '/dashboard/trash', 'tbody tr')
  await page.getByRole('button', { name: `Delete ${alt} for good` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => (await fetch(baseUrl + url)).status).toBe(410)
})

test('the pictures of a paste are uploaded, those that cannot be keep their place, and one line says what was left out', {
  tags: 'sweep',
}, async () => {
  const page = await writeArticle('Pasted pictures', { expected: /Failed to load resource/ })
  const inline = `data:image/png;base64,${(await noise(30, 20).png().toBuffer()).toString('base64')}`
  await paste(page, {
    'text/html':
      `<p>Before</p><img src="${inline}" alt="A map"><p>After</p><img src="https://refused.invalid/lake.png" alt="A lake">` +
      '<img src="file:///C:/Users/me/clip_image002.png" alt="A boat"><form>Subscribe<input type="email"></form><p>End</p>',
  })
  await textField(page).filter({ hasText: 'After' }).waitFor()
  const [first, second] = [page.locator('.image-block').nth(0), page.locator('.image-block').nth(1)]
  await expect.poll(() => first.locator('img').getAttribute('src')).toMatch(/^\/uploads\/.*-30x20\.webp$/)
  expect(await first.getByLabel('Alternative text').inputValue()).toBe('A map')
  const refused = /^refused\.invalid\/lake\.png: .*It stays on the other site\./
  await second.getByText(refused).waitFor()
  await second.getByRole('button', { name: 'Try again' }).waitFor()
  const list = page.getByRole('alert').filter({ hasText: 'Left out of the paste' })
  await list.getByText(/2 images and 1 form$/).click()
  await list.getByText('clip_image002.png').waitFor()
  await list.getByText(refused).waitFor()
  await list.getByText('Subscribe').waitFor()
  const third = page.locator('.image-block').nth(2)
  await third.getByText('clip_image002.png: it is on your computer').waitFor()
  expect(await third.getByLabel('Alternative text').inputValue()).toBe('A boat')
  expect(await second.getByLabel('Alternative text').inputValue()).toBe('A lake')
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await list.waitFor({ state: 'detached' })
  const address = await create(page, 'Pasted pictures')
  expect((await blocksOf(page, address)).map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
    'paragraph',
    'image',
    'image',
    'paragraph',
  ])
  await page.goto(address)
  await third.getByText('clip_image002.png: it is on your computer').waitFor()
  await third.getByRole('button', { name: 'Remove image' }).click()
  await expect.poll(() => page.locator('.image-block').count()).toBe(2)
})
