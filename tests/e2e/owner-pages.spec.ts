import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { callAs, openAs, openPage } from './fixtures'

test('an editor publishes a page, and a reader without scripts finds it in the footer, in their language', {
  tags: 'sweep',
}, async () => {
  const title = `House rules ${Date.now()}`
  const { page: draft } = await callAs('editor', 'POST', '/api/pages', { title, content: '<p>Shoes off.</p>' })
  await callAs('editor', 'PUT', `/api/pages/${draft.id}/translations/id`, {
    title: `Tata tertib ${draft.id}`,
    content: '<p>Lepas sepatu.</p>',
    status: 'published',
  })
  const editor = await openAs('editor', `/dashboard/pages/${draft.id}`)
  await editor.getByRole('textbox', { name: 'Content: paragraph' }).fill('Shoes off, please.')
  await editor.getByRole('combobox', { name: 'Status' }).click()
  await editor.getByRole('option', { name: 'Published' }).click()
  await editor.getByRole('button', { name: 'Update' }).click()
  await editor.getByText('Page updated successfully!').waitFor()

  const reader = await openPage('/id/about', { javaScriptEnabled: false })
  await reader.getByRole('link', { name: `Tata tertib ${draft.id}` }).click()
  await reader.getByText('Lepas sepatu.').waitFor()
  expect(new URL(reader.url()).pathname).toBe(`/id/pages/${draft.slug}`)

  const page = await openPage('/about')
  await siteIsReady(page)
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Shoes off, please.').waitFor()
  await callAs('editor', 'DELETE', `/api/pages/${draft.id}`)
})
