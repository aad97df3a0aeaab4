import { ForeignStatusError } from '@server/net/guarded-fetch'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import './editable'
import { button, openArticle, title } from './open-article'

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph' as const, data: { text } })
const heading = (id: string, level: number) => ({ id, type: 'header' as const, data: { text: 'The rim', level } })
const documentOf = (...blocks: (ReturnType<typeof paragraph> | ReturnType<typeof heading>)[]) => ({
  time: 1,
  version: '2.31.0',
  blocks,
})

const link = paragraph('a', 'See <a href="https://lakes.example/gone">the lake</a>.')
const unfinished = makeArticle({ title: 'Toba', status: 'draft', blocks: documentOf(link, heading('b', 5)) })
const onlyAnswers404 = async () => {
  throw new ForeignStatusError('lakes.example', 404, 'text/html')
}

const noPicture = 'There is no featured image.'
const noCategory = 'No category is chosen.'
const jump = 'Heading “The rim” has level 5, after level 2.'
const broken = 'This link leads to no page: https://lakes.example/gone'
const linesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map((line) => line.textContent)

test('once the status is Published, the form lists what the article lacks; a line leads to its place, and saving is possible', async () => {
  const { user, host } = openArticle(unfinished, { role: 'editor', foreignFetch: onlyAnswers404 })
  await user.click(await screen.findByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Published' }))
  await screen.findByText(broken, undefined, { timeout: 5000 })
  const list = screen.getByRole('list', { name: 'Before publishing' })
  expect(linesIn(list)).toEqual([noPicture, noCategory, jump, broken])

  await user.click(screen.getByRole('button', { name: noCategory }))
  expect(screen.getByRole('combobox', { name: 'Categories' })).toHaveFocus()

  await user.click(screen.getByRole('switch', { name: 'Event / call to action' }))
  expect(await screen.findByText(/^This is an event/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Event / call to action' }))
  await user.click(button('Update'))
  await screen.findByText('Article updated successfully!')
  expect(await host.row('articles', unfinished.id)).toMatchObject({ status: 'published' })
})

test('the list opens at any time, also on a host that checks no links', { tags: 'sweep' }, async () => {
  const { user } = openArticle(unfinished, { role: 'marketing', kind: 'table-only' })
  await title()
  await user.click(button('Check'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Before publishing' }))
  expect(linesIn(dialog.getByRole('list'))).toEqual([noPicture, noCategory])
  expect(dialog.queryByRole('button', { name: 'Continue anyway' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: noPicture }))
  await waitFor(() => expect(button('Choose image')).toHaveFocus())
})

test('the description and the byline are shown as readers get them, and stored', async () => {
  const article = makeArticle({ title: 'Toba', excerpt: 'A walk.', author_name: 'Yusuf' })
  const { user, host } = openArticle(article, { role: 'editor' })
  await title()
  await user.click(screen.getByText('Search results and social networks'))
  const result = screen.getByRole('group', { name: 'Search result' })
  expect(result).toHaveTextContent('Toba - Eye of Sumatra')
  expect(result).toHaveTextContent('A walk.')
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'A lake')
  expect(result).toHaveTextContent('A lake')
  expect(screen.getByRole('group', { name: 'Shared link' })).toHaveTextContent('A lake')
  expect(screen.getByText('6 of 160 characters')).toBeVisible()

  const byline = screen.getByRole('textbox', { name: 'Byline' })
  expect(byline).toHaveAccessibleDescription('Readers see this name. If empty: Yusuf')
  await user.type(byline, 'Dewi')
  await user.click(button('Update'))
  await screen.findByText('Article updated successfully!')
  expect(await host.row('articles', article.id)).toMatchObject({ meta_description: 'A lake', byline: 'Dewi' })
})
