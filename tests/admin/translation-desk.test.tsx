import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeTranslation } from '@tests/factories/translation'
import { expect, test } from 'vitest'
import { heading, openDashboard } from './open-dashboard'

const toba = makeArticle({ title: 'Lake Toba', views: 40 })
const translations = [makeTranslation(toba, { status: 'review' })]

const open = (role: 'editor' | 'membership') =>
  openDashboard('/dashboard/translations', {
    articles: [toba, makeArticle({ title: 'Kerinci', views: 2 })],
    categories: [makeCategory({ name: 'Lakes' })],
    translations,
    role,
  })

test('the desk shows how far each text is in each language, and leads to its form', async () => {
  const { user } = open('editor')
  await heading('Translations')
  const row = (await screen.findByText('Lake Toba')).closest('tr') as HTMLElement
  const inRow = within(row)
  expect(inRow.getByRole('link', { name: 'Japanese: Missing' })).toBeVisible()
  await user.click(inRow.getByRole('link', { name: /Indonesia.*: In review/ }))
  expect(await screen.findByDisplayValue('Danau Toba')).toBeVisible()
})

test('members have no access to the desk', async () => {
  open('membership')
  await heading('Access Denied')
})
