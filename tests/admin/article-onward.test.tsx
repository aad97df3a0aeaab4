import { places } from '@server/db/schema/places'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import './editable'
import { button, openArticle, title } from './open-article'
import { openDashboard } from './open-dashboard'

const blocks = {
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'a', type: 'paragraph' as const, data: { text: 'Boats cross Lake Toba.' } }],
}
const lake = { kind: 'lake' as const, latitude: 2.68, longitude: 98.88, summary: 'A lake', practical: {}, notices: [] }

test('a place that the text names becomes a link with one press, and the check counts it until then', async () => {
  const article = makeArticle({ title: 'By boat', status: 'draft', blocks, image_url: '/uploads/a-1600x1000.webp' })
  const { user, host } = openArticle(article, { role: 'editor' })
  host.inDatabase((db) => db.insert(places).values({ ...lake, name: 'Lake Toba', slug: 'toba' }))
  await title()
  const offer = await screen.findByRole('button', { name: 'Link “Lake Toba”' })
  await user.click(button('Check'))
  const dialog = await screen.findByRole('dialog', { name: 'Before publishing' })
  expect(within(dialog).getByText('1 place or article is named without a link.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(offer)
  const link = await waitFor(() => {
    const found = document.querySelector('.codex-editor a')
    expect(found).not.toBeNull()
    return found
  })
  expect(link).toHaveAttribute('href', '/places/toba')
  expect(link).toHaveTextContent('Lake Toba')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Link “Lake Toba”' })).toBeNull())
})

test('a series is created with a slug from its title, and can be translated', async () => {
  const { user, host } = openDashboard('/dashboard/series/create', { role: 'editor' })
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Volcanoes on foot')
  await user.click(button('Create'))
  expect(await screen.findByText('Series created successfully')).toBeVisible()
  const [series] = await host.rows('series')
  expect(series).toMatchObject({ title: 'Volcanoes on foot', slug: 'volcanoes-on-foot' })
  await user.click(await screen.findByRole('link', { name: 'Edit Volcanoes on foot' }))
  expect(await screen.findByRole('button', { name: 'Add language' })).toBeVisible()
})

test('an article gets its series and what is to be read next in its form', async () => {
  const article = makeArticle({ title: 'Sibayak', status: 'draft' })
  const other = makeArticle({ title: 'Kerinci' })
  const { user, host } = openArticle(article, { articles: [article, other], role: 'editor' })
  host.inDatabase((db) => db.execute("insert into series (id, title, slug) values (5, 'On foot', 'on-foot')"))
  await user.click(await screen.findByRole('combobox', { name: 'Series' }))
  await user.click(await screen.findByRole('option', { name: 'On foot' }))
  await user.click(screen.getByRole('combobox', { name: 'Read next' }))
  await user.click(await screen.findByRole('option', { name: 'Kerinci' }))
  await user.click(button('Update'))
  await screen.findByText('Article updated successfully!')
  expect(await host.row('articles', article.id)).toMatchObject({ series_id: 5, read_next: [other.id] })
})
