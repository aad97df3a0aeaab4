import { expect, test } from 'vitest'
import { baseUrl, callAs, openAs } from './fixtures'

test('an editor selects an article, which covers nothing and ends with a reload, deletes it, and brings it back', {
  tags: 'sweep',
}, async () => {
  const title = `Thrown away ${Date.now()}`
  const text = { title, excerpt: 'Before.', content: '<p>The rim is wide.</p>', status: 'published' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  const statusOf = async () => (await fetch(`${baseUrl}/articles/${articleId}`)).status
  const filter = encodeURIComponent(JSON.stringify({ q: title }))
  const page = await openAs('editor', `/dashboard/articles?filter=${filter}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('checkbox').check()
  const bar = await page.locator('.RaBulkActionsToolbar-toolbar').boundingBox()
  const search = await page.getByRole('textbox', { name: 'Search' }).boundingBox()
  const head = await page.locator('thead').boundingBox()
  if (!bar || !search || !head) throw new Error('The list is not complete')
  expect(bar.y).toBeGreaterThanOrEqual(search.y + search.height)
  expect(bar.y + bar.height).toBeLessThanOrEqual(head.y)
  await page.reload()
  await row.waitFor()
  expect(await row.getByRole('checkbox').isChecked()).toBe(false)
  expect(await statusOf()).toBe(200)

  await row.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this article?' })
  await dialog.getByText('It stays in the trash for 30 days').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Article deleted').waitFor()
  expect(await statusOf()).toBe(404)

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await page.getByText('Restored', { exact: true }).waitFor()
  await expect.poll(statusOf).toBe(200)
})
