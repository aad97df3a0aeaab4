import { expect, test } from 'vitest'
import { blocksOf, stored, textField } from './editor-page'
import { baseUrl, openAs } from './fixtures'

/** Opens the form for a new article while the answer with the editor's script is held. */
async function openWithoutEditor() {
  const page = await openAs('editor', '/favicon.svg')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/BlockEditor-[^/]*\.js$/, async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto('/dashboard/articles/create')
  return { page, release }
}

test('a new article is written from the first key on, and is a draft at its own address from the first pause', async () => {
  const { page, release } = await openWithoutEditor()
  const { keyboard } = page
  const title = `Rain on the rim ${Date.now()}`
  const titleField = page.getByRole('textbox', { name: 'Title' })
  await titleField.click()
  await keyboard.type(title)
  await keyboard.press('Control+a')
  await keyboard.press('Control+c')
  await keyboard.press('Enter')
  await keyboard.type('First line')
  await keyboard.press('Enter')
  await keyboard.type('Pasted: ')
  await keyboard.press('Control+v')
  await page.getByText('The editor is loading. Write here in the meantime.').waitFor()
  await titleField.evaluate((field) => field.setAttribute('data-first', ''))
  release()
  await keyboard.type(', and on')
  await textField(page).nth(1).waitFor()
  await keyboard.type(' and on.')
  await keyboard.press('Enter')
  await keyboard.type('Last')

  await page.waitForURL(/\/dashboard\/articles\/\d+$/)
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved \d\d:\d\d$/ })
    .waitFor()
  const address = new URL(page.url()).pathname
  // In the same form, with the caret where it was.
  expect(await titleField.getAttribute('data-first')).toBe('')
  await keyboard.type(' line')
  const texts = async () => (await blocksOf(page, address)).map(({ data }) => data.text)
  const lines = ['First line', `Pasted: ${title}, and on and on.`, 'Last line']
  await expect.poll(texts).toEqual(lines)
  expect(await stored(page, address)).toMatchObject({ title, excerpt: '', status: 'draft' })

  await keyboard.press('Control+z')
  await expect.poll(() => textField(page).allTextContents()).not.toEqual(lines)
  await keyboard.press('Control+y')
  await expect.poll(() => textField(page).allTextContents()).toEqual(lines)

  await page.goto(baseUrl + address)
  await expect.poll(() => textField(page).allTextContents()).toEqual(lines)
  expect(await titleField.inputValue()).toBe(title)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await page.getByRole('link', { name: `Edit ${title}` }).waitFor()
})
