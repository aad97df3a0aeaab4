import { expect, test } from 'vitest'
import { create, textField, writeArticle } from './editor-page'
import { baseUrl, openAs } from './fixtures'

test('a translation is written next to the original, published and read in its language', {
  tags: 'sweep',
}, async () => {
  const title = `The caldera ${Date.now()}`
  const writer = await writeArticle(title)
  await writer.keyboard.type('A lake fills it.')
  await writer.getByRole('combobox', { name: 'Status' }).click()
  await writer.getByRole('option', { name: 'Published' }).click()
  const address = await create(writer, title)

  await writer.goto(address)
  await writer.getByRole('button', { name: 'Add language' }).click()
  await writer.getByRole('menuitem', { name: /Arabic/ }).click()
  await writer.getByRole('heading', { level: 1, name: 'Translation into Arabic' }).waitFor()
  await writer.getByRole('region', { name: 'English (original)' }).getByText('A lake fills it.').waitFor()
  await writer.getByRole('textbox', { name: 'Title' }).fill('الفوهة')
  await writer.getByLabel('Excerpt').fill('بحيرة')
  await textField(writer).first().click()
  await writer.keyboard.type('تملؤها بحيرة.')
  expect(
    await textField(writer)
      .first()
      .evaluate((text) => getComputedStyle(text).direction),
  ).toBe('rtl')
  await writer.getByRole('combobox', { name: 'Status' }).click()
  await writer.getByRole('option', { name: 'Published' }).click()
  await writer.getByRole('button', { name: 'Save' }).click()
  await writer.getByText('Translation saved successfully!').waitFor()
  await writer.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Arabic Published' }).waitFor()

  const id = address.split('/').pop()
  const reader = async (lang: string) =>
    (await (await fetch(`${baseUrl}/api/articles/${id}?lang=${lang}`)).json()).article
  expect(await reader('ar')).toMatchObject({
    title: 'الفوهة',
    lang: 'ar',
    languages: ['en', 'ar'],
    outdated: false,
    content: expect.stringContaining('تملؤها بحيرة.'),
  })
  expect(await reader('id')).toMatchObject({ title, lang: 'en' })
})

test('the original and the translation fit on narrow screens', { tags: 'sweep' }, async () => {
  const page = await openAs('editor', '/dashboard/articles/1/translations/ar', {
    viewport: { width: 360, height: 740 },
  })
  await textField(page).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
