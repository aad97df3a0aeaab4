import { screen } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import { MY_ID, openDashboard } from './open-dashboard'

test('the word count and the reading time follow the text in the form', async () => {
  const article = makeArticle({ content: `<p>${'lake '.repeat(1234)}</p>` })
  // Restoring a draft changes the text without typing into the editor.
  const key = `draft:${MY_ID}:articles:${article.id}:x`
  const values = { ...article, content: '<p>One</p><ul><li>two</li></ul>' }
  localStorage.setItem(key, JSON.stringify({ typedAt: Date.now(), values }))
  const { user } = openDashboard(`/dashboard/articles/${article.id}`, { articles: [article] })

  expect(await screen.findByText(/^1,234 words · [5-7] min read$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('2 words · 1 min read')).toBeVisible()
})
