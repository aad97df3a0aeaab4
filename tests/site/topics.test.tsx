import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const lakes = makeCategory({ name: 'Lakes', slug: 'lakes', description: 'Water in calderas' })
const peaks = makeCategory({ name: 'Peaks', slug: 'peaks' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const inLakes = (fields: object) => makeArticle({ category_ids: [lakes.id], ...fields })

test('a chip leads to its topic, which links the other topics, and a byline to its author', async () => {
  const sari = makeUser({ name: 'Sari Lubis', role: 'editor', bio: 'Walks' })
  const articles = [
    inLakes({ title: 'Toba', author_id: sari.id, author_name: sari.name }),
    makeArticle({ title: 'Fire' }),
  ]
  const { user, router } = renderSite('/articles', { categories: [lakes, peaks], users: [sari], articles })
  await user.click(await screen.findByRole('link', { name: 'Lakes' }))
  expect(await heading('Lakes')).toBeVisible()
  expect(screen.getByText('Water in calderas')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Fire' })).toBeNull()
  const others = within(screen.getByRole('navigation', { name: 'More topics' }))
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/topics', '/topics/peaks'])

  await user.click(screen.getByRole('link', { name: 'Sari Lubis' }))
  expect(await heading('Sari Lubis')).toBeVisible()
  expect(screen.getByText('Walks')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/authors/${sari.id}-sari-lubis`)

  await router.navigate(`/authors/${sari.id}`)
  expect(router.state.location.pathname).toBe(`/authors/${sari.id}-sari-lubis`)
  await router.navigate('/topics/peaks')
  expect(await screen.findByText('There are no articles on this topic yet.')).toBeVisible()
})

test('Load more adds the next articles of the topic only', async () => {
  const articles = [...Array.from({ length: 25 }, () => inLakes({})), makeArticle()]
  const { user, host } = renderSite('/topics/lakes', { categories: [lakes], articles })
  await user.click(await screen.findByText('Load more articles'))
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(25))
  expect(screen.queryByText('Load more articles')).toBeNull()
  const [, more] = host.queriesOf('GET /api/articles')
  expect(more).toEqual({ category: String(lakes.id), page: '2', perPage: '24' })
})

const tableOnly = () =>
  startHost({
    kind: 'table-only',
    categories: [lakes, peaks],
    articles: [
      inLakes({ id: 5, title: 'Toba' }),
      makeArticle({ title: 'Fire', category_ids: [peaks.id] }),
      makeArticle({ title: 'News' }),
    ],
  })

test('with a host that has only the specification’s table, chips and bylines are plain, and topics list by name', async () => {
  const { router } = renderSite('/articles', {}, tableOnly())
  expect(await screen.findByText('Lakes')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lakes' })).toBeNull()
  await router.navigate('/topics/LAKES')
  expect(await heading('Lakes')).toBeVisible()
  expect(router.state.location.pathname).toBe('/topics/lakes')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Toba' })).toBeVisible()
  await router.navigate('/authors/1')
  expect(await heading('Page not found')).toBeVisible()
})

test('with a host that has only the specification’s table, the newest articles stand for related ones', async () => {
  renderSite('/articles/5', {}, tableOnly())
  const related = await screen.findByRole('heading', { name: 'Related Articles' })
  const cards = within(related.closest('section') as HTMLElement).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent).sort()).toEqual(['Fire', 'News'])
})

test('the list of topics has their number of articles and the newest one', async () => {
  const articles = [inLakes({ title: 'Toba' }), makeArticle({ title: 'Kerinci', category_ids: [peaks.id] })]
  renderSite('/topics', { categories: [lakes, peaks], articles })
  const [first] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((item) => item.className === 'subject'))
  const topic = within(first as HTMLElement)
  expect(topic.getByRole('link', { name: 'Lakes' })).toHaveAttribute('href', '/topics/lakes')
  expect(topic.getByText('1 article')).toBeVisible()
  expect(topic.getByRole('link', { name: 'Toba' })).toBeVisible()
})

test('with a host that has only the specification’s table, the list of topics has their names', async () => {
  renderSite('/topics', {}, tableOnly())
  expect(await screen.findByRole('heading', { name: 'Topics' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Peaks' })).toHaveAttribute('href', '/topics/peaks')
})
