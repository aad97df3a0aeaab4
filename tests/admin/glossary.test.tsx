import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import './editable'
import { openDashboard } from './open-dashboard'

test('a translation shows the words of the glossary, and a save warns of those that it does not use', async () => {
  const article = makeArticle({ title: 'The caldera of Lake Toba', excerpt: 'Deep water', content: '<p>Ash</p>' })
  const { user, host } = openDashboard(`/dashboard/articles/${article.id}/translations/id`, { articles: [article] })
  const words = await screen.findByRole('list', { name: 'Glossary' })
  expect(
    within(words)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('caldera → kaldera'), expect.stringContaining('Lake Toba → Danau Toba')])
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Kawah Danau Toba')
  await user.type(screen.getByRole('textbox', { name: /^Excerpt/ }), 'Air dalam')
  const warning = 'Words of the glossary that the translation does not use: caldera (kaldera)'
  expect(screen.queryByText(warning)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(warning)
  expect(await host.rows('articleTranslations')).toMatchObject([{ language: 'id', title: 'Kawah Danau Toba' }])

  await user.clear(screen.getByRole('textbox', { name: /^Title/ }))
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Kaldera Danau Toba')
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
})
