import { expect, test } from 'vitest'
import { callAs, openAs } from './fixtures'

test('an article written by marketing and published by the editor appears on the site', async () => {
  const title = `The sulphur carriers ${Date.now()}`
  // With the dashboard's animations, which other tests do without.
  const marketing = await openAs('marketing', '/dashboard/articles', { reducedMotion: 'no-preference' })
  await marketing.getByRole('link', { name: 'New Article' }).click()
  await marketing.getByRole('textbox', { name: 'Title' }).fill(title)
  await marketing.getByLabel('Excerpt').fill('Before sunrise, above Berastagi.')
  await marketing.locator('[contenteditable=true]').fill('They come down with seventy kilograms each.')
  await marketing.getByRole('combobox', { name: 'Status' }).click()
  expect(await marketing.getByRole('option').allTextContents()).toEqual(['Draft', 'Under Review'])
  await marketing.getByRole('option', { name: 'Under Review' }).click()
  await marketing.getByRole('button', { name: 'Create' }).click()
  await marketing.getByText('Article created successfully!').waitFor()
  await marketing.getByRole('row', { name: new RegExp(`${title}.*Under Review`) }).waitFor()

  const editor = await openAs('editor', '/dashboard/articles?filter={"status":"review"}')
  await editor
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('combobox')
    .click()
  await editor.getByRole('option', { name: 'Published' }).click()
  // It has no picture.
  await editor.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(() => editor.getByRole('row', { name: new RegExp(title) }).count()).toBe(0)

  const reader = await openAs(null, '/articles')
  await reader.getByRole('link', { name: title }).first().click()
  await reader.getByRole('heading', { level: 1, name: title }).waitFor()
  await reader.getByText('They come down with seventy kilograms each.').waitFor()
})

test('a working copy by marketing, compared and scheduled by the editor, replaces what readers see in time', {
  tags: 'sweep',
}, async () => {
  const title = `The lake ${Date.now()}`
  const text = { title, excerpt: 'From the rim.', content: '<p>It is deep.</p>', status: 'published' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  const marketing = await openAs('marketing', `/dashboard/articles/${articleId}`)
  await marketing.getByRole('textbox', { name: 'Title' }).fill(`${title} at night`)
  await marketing.getByRole('button', { name: 'Save as working copy' }).click()
  await marketing.getByRole('heading', { level: 1, name: 'Working copy' }).waitFor()
  const reader = await openAs(null, `/articles/${articleId}`)
  await reader.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

  const editor = await openAs('editor', `/dashboard/articles/${articleId}/working-copy`)
  await editor.getByRole('button', { name: 'Compare' }).click()
  await editor.getByRole('insertion').filter({ hasText: 'at night' }).waitFor()
  // The field has minutes, so a test that chose one would wait for it.
  const publish_at = new Date(Date.now() + 1500).toISOString()
  await callAs('editor', 'PUT', `/api/articles/${articleId}/schedule`, { publish_at })
  const titleForReaders = async () => {
    await reader.reload()
    return reader.getByRole('heading', { level: 1 }).textContent()
  }
  await expect.poll(titleForReaders).toBe(`${title} at night`)
})

test('a line of the check before publishing leads to its block', { tags: 'sweep' }, async () => {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Headings ${Date.now()}`,
    excerpt: 'Checked.',
    content: '<h2>The lake</h2><p>It is deep.</p><h4>How deep</h4>',
    status: 'draft',
  })
  const editor = await openAs('editor', `/dashboard/articles/${articleId}`)
  await editor.getByRole('button', { name: 'Check', exact: true }).click()
  await editor.getByRole('button', { name: 'Heading “How deep” has level 4, after level 2.' }).click()
  await expect.poll(() => editor.locator(':focus').textContent()).toBe('How deep')
})

test('readers see the uploaded picture of an article', async () => {
  const title = `A picture from the rim ${Date.now()}`
  const editor = await openAs('editor', '/dashboard/articles/create')
  await editor.getByRole('textbox', { name: 'Title' }).fill(title)
  await editor.getByLabel('Excerpt').fill('Seen from the rim.')
  await editor.locator('input[type=file]').setInputFiles('src/site/images/toba-800.webp')
  await editor.getByRole('button', { name: /Remove image/ }).waitFor()
  await editor.getByRole('combobox', { name: 'Status' }).click()
  await editor.getByRole('option', { name: 'Published' }).click()
  await editor.getByRole('button', { name: 'Create' }).click()
  await editor.getByText('Article created successfully!').waitFor()

  const reader = await openAs(null, '/articles')
  const picture = reader.getByRole('article').filter({ hasText: title }).locator('img.picture')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.getAttribute('src')).toMatch(/^\/uploads\/\w+-800x\d+\.webp$/)
})

test('leaving a changed form asks for confirmation, and Back keeps working', { tags: 'sweep' }, async () => {
  const editor = await openAs('editor', '/dashboard/articles')
  await editor.getByRole('link', { name: 'New Article' }).click()
  await editor.getByRole('textbox', { name: 'Title' }).fill('Half a thought')
  await editor.goBack()
  await editor.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await editor.getByRole('button', { name: 'Stay' }).click()
  expect(await editor.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Half a thought')
  await editor.goBack()
  await editor.getByRole('button', { name: 'Leave' }).click()
  await editor.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
})

test('when the session ends during writing, the text is back after a new login', { tags: 'sweep' }, async () => {
  const editor = await openAs('editor', '/dashboard/articles/create', { expected: /401/, isNewSession: true })
  await editor.getByRole('textbox', { name: 'Title' }).fill('Typed for an hour')
  await editor.getByLabel('Excerpt').fill('And not lost.')
  // The same happens when an admin ends the session, or after thirty days.
  await editor.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  await editor.getByRole('button', { name: 'Create' }).click()
  await editor.waitForURL('**/login?next=**')
  await editor.getByLabel('Email', { exact: true }).fill('editor@eyeofsumatra.example')
  await editor.getByLabel('Password', { exact: true }).fill('sumatra-demo')
  await editor.getByRole('button', { name: 'Sign in' }).click()
  await editor.waitForURL('**/dashboard/articles/create')
  await expect.poll(() => editor.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Typed for an hour')
  expect(await editor.getByLabel('Excerpt').inputValue()).toBe('And not lost.')
  await editor.getByText('Your unsaved text has been restored.').waitFor()
  await editor.getByRole('button', { name: 'Create' }).click()
  await editor.getByText('Article created successfully!').waitFor()
})

test('on a conflict, the second editor chooses which version to keep', { tags: 'sweep' }, async () => {
  // Published, because a draft would autosave and so find the conflict before the editor does.
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Two pens ${Date.now()}`,
    excerpt: 'Before.',
    content: '<p>Text.</p>',
    status: 'published',
  })
  const path = `/dashboard/articles/${articleId}`
  const first = await openAs('editor', path)
  await first.getByLabel('Excerpt').waitFor()
  const second = await openAs('admin', path, { expected: /409/ })
  await second.getByLabel('Excerpt').fill('The second’s.')
  await first.getByLabel('Excerpt').fill('The first’s.')
  await first.getByRole('button', { name: 'Update' }).click()
  await first.getByText('Article updated successfully!').waitFor()

  await second.getByRole('button', { name: 'Update' }).click()
  const dialog = second.getByRole('dialog', { name: 'Someone else has saved this in the meantime' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await second.getByLabel('Excerpt').inputValue()).toBe('The second’s.')
  await second.getByRole('button', { name: 'Update' }).click()
  await dialog.getByRole('button', { name: 'Save mine over theirs' }).click()
  await second.getByText('Article updated successfully!').waitFor()
})

test('a date is typed by keys, from wherever the editor is', async () => {
  const text = { title: `Dated ${Date.now()}`, excerpt: 'From the rim.', content: '<p>Deep.</p>', status: 'published' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  await callAs('editor', 'PUT', `/api/articles/${articleId}`, { ...text, published_at: '2026-03-15T03:00:00Z' })
  const editor = await openAs('editor', `/dashboard/articles/${articleId}`, { timezoneId: 'Europe/Amsterdam' })
  const field = editor.getByLabel('Publication date')
  await expect.poll(() => field.inputValue()).toBe('2026-03-15T10:00')
  await editor.getByText('On your clock: 15 Mar 2026, 04:00').waitFor()
  await field.focus()
  // Month and day first, in the browser's order.
  await editor.keyboard.type('01022025')
  await expect.poll(() => field.inputValue()).toBe('2025-01-02T10:00')
  await editor.getByRole('button', { name: 'Update' }).click()
  await editor.getByText('Article updated successfully!').waitFor()
  const { article } = await callAs('editor', 'GET', `/api/articles/manage/${articleId}`)
  expect(article.published_at).toBe('2025-01-02T03:00:00.000Z')
})
