import { leadStory } from '@server/db/schema/lead'
import { places } from '@server/db/schema/places'
import { dayOf } from '@shared/time'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const belitong = {
  name: 'Belitong',
  slug: 'belitong',
  kind: 'island' as const,
  latitude: -2.7,
  longitude: 107.7,
  summary: 'Granite and tin',
  practical: {},
  notices: [],
}

/** The section with this heading. */
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('the hero shows the magazine’s name, subject and place, and links to other pages', async () => {
  renderSite('/')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Eye of Sumatra' })
  const hero = within(heading.closest('section') as HTMLElement)
  expect(hero.getByText('Sustainable Geotourism from the Land of Legends.')).toBeVisible()
  const map = hero.getByRole('link', { name: /Sumatra, Indonesia/ })
  expect(new URL(map.getAttribute('href') ?? '').hostname).toBe('www.google.com')
  expect(map).toHaveAttribute('target', '_blank')
  expect(map).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(hrefOf(hero.getByRole('link', { name: 'Explore Destinations' }))).toBe('/articles')
  expect(hrefOf(hero.getByRole('link', { name: 'Learn More: About Us' }))).toBe('/about')
})

test('a destination leads to our page about it, where there is one', async () => {
  const host = startHost()
  host.inDatabase((db) => db.insert(places).values(belitong))
  renderSite('/', {}, host)
  const destinations = await section('Featured Destinations')
  expect(hrefOf(await destinations.findByRole('link', { name: 'Belitong' }))).toBe('/places/belitong')
  expect(destinations.queryByRole('link', { name: 'Toba Caldera' })).toBeNull()
  expect(destinations.getByRole('link', { name: 'Explore Belitong' })).toHaveAttribute('target', '_blank')
})

test('places that are open and in season stand in a strip, and the map names how many there are', async () => {
  const host = startHost()
  const month = Number(dayOf(new Date()).slice(5, 7))
  const closed = { ...belitong, name: 'Crater', slug: 'crater', volcano_level: 3 as const }
  const later = { ...belitong, name: 'Later', slug: 'later', months: [(month % 12) + 1] }
  host.inDatabase((db) =>
    db.insert(places).values([{ ...belitong, months: [month] }, { ...closed, months: [month] }, later]),
  )
  renderSite('/', {}, host)
  const map = await screen.findByRole('link', { name: /^3 places on the map/ })
  expect(hrefOf(map)).toBe('/places')
  const season = within(screen.getByRole('heading', { name: /^Open in the/ }).closest('section') as HTMLElement)
  expect(season.getAllByRole('link').map((link) => link.textContent)).toEqual(['Belitong'])
})

test('the three destinations link to other sites', async () => {
  renderSite('/')
  const destinations = await section('Featured Destinations')
  for (const name of ['Toba Caldera', 'Belitong', 'Merangin']) {
    expect(destinations.getByRole('heading', { name })).toBeVisible()
    const link = destinations.getByRole('link', { name: `Explore ${name}` })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
    expect(link).toHaveAttribute('target', '_blank')
  }
  expect(destinations.getAllByRole('article')).toHaveLength(3)
})

test('the newest article leads, the next two follow with pictures and the others as titles, with a link to all articles', async () => {
  const articles = ['Kerinci', 'Sibayak', 'Marapi', 'Toba'].map((title) => makeArticle({ title }))
  renderSite('/', { articles })
  expect((await section('Lead story')).getByRole('heading', { level: 2, name: 'Toba' })).toBeVisible()
  const latest = await section('Latest Articles')
  expect(latest.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Marapi',
    'Sibayak',
    'Kerinci',
  ])
  expect(latest.getAllByRole('article')).toHaveLength(2)
  expect(hrefOf(latest.getByRole('link', { name: 'View All Articles' }))).toBe('/articles')
})

test('the lead story shows date, views, title, excerpt and picture', async () => {
  renderSite('/', {
    articles: [
      makeArticle({
        id: 9,
        title: 'Toba',
        excerpt: 'Deep.',
        views: 1234,
        created_at: '2026-02-12T07:00:00Z',
        image_url: '/uploads/toba-1600x1000.webp',
      }),
    ],
  })
  const latest = await section('Lead story')
  for (const text of ['12 Feb 2026', '1,234 views', 'Deep.']) expect(latest.getByText(text)).toBeVisible()
  expect(hrefOf(latest.getByRole('link', { name: 'Toba' }))).toBe('/articles/9')
  expect(hrefOf(latest.getByRole('link', { name: 'Explore Toba' }))).toBe('/articles/9')
  const picture = latest.getByRole('article').querySelector('img')
  expect(picture).toHaveAttribute('src', '/uploads/toba-1600x1000.webp')
  expect(picture).toHaveAttribute('width', '1600')
})

test.each([
  ['250 characters are shown in full', 'a'.repeat(250), 'a'.repeat(250)],
  ['251 characters are cut after 250', 'a'.repeat(251), `${'a'.repeat(250)}…`],
  ['a surrogate pair counts as one character and is not split', '🌋'.repeat(251), `${'🌋'.repeat(250)}…`],
  ['markup is shown as text', '<b>bold</b> & more', '<b>bold</b> & more'],
])('in an excerpt, %s', async (_, excerpt, shown) => {
  renderSite('/', { articles: [makeArticle({ excerpt })] })
  const card = (await section('Lead story')).getByRole('article')
  expect(card.querySelector('.excerpt')?.textContent).toBe(shown)
})

test('without events and ads, their sections are not shown', async () => {
  renderSite('/')
  expect((await section('Latest Articles')).getByText('No articles available at the moment')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Featured Partners' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Events & Call to Actions' })).toBeNull()
})

test('an event shows its text and a button with the address from its excerpt', async () => {
  renderSite('/', {
    articles: [
      makeEvent({
        title: 'Plant a tree',
        excerpt: 'https://trees.example/join',
        content: '<p>Bring <b>boots</b>.</p>',
        created_at: '2026-02-12T07:00:00Z',
      }),
      makeEvent({ title: 'Join us', excerpt: '/membership' }),
    ],
  })
  const events = await section('Events & Call to Actions')
  // A bare date would be read as the day of the event.
  expect(events.getByText('12 Feb 2026').parentElement).toHaveTextContent('Posted on 12 Feb 2026')
  for (const text of ['boots', '12 Feb 2026']) expect(events.getByText(text)).toBeVisible()
  expect(events.getByRole('heading', { name: 'Plant a tree' })).toBeVisible()
  expect(events.getByText('boots').tagName).toBe('B')
  const outside = events.getByRole('link', { name: 'Join the Movement: Plant a tree' })
  expect(hrefOf(outside)).toBe('https://trees.example/join')
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  const inside = events.getByRole('link', { name: 'Join the Movement: Join us' })
  expect(hrefOf(inside)).toBe('/membership')
  expect(inside).not.toHaveAttribute('target')
  expect(await section('Latest Articles').then((latest) => latest.queryByRole('article'))).toBeNull()
})

test('an event with dates shows its days in place of that of its posting, and leads to its page', async () => {
  const dates = { starts_at: '2099-04-10T01:00:00.000Z', ends_at: '2099-04-11T09:00:00.000Z' }
  renderSite('/', { articles: [makeEvent({ id: 7, title: 'Plant a tree', ...dates })] })
  const events = await section('Events & Call to Actions')
  expect(events.getByText('10 Apr 2099 – 11 Apr 2099')).toBeVisible()
  expect(events.queryByText(/Posted/)).toBeNull()
  expect(hrefOf(events.getByRole('link', { name: 'Plant a tree' }))).toBe('/events/7')
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'come along!'])(
  'an event whose target is %s has no button',
  async (excerpt) => {
    renderSite('/', { articles: [makeEvent({ title: 'Odd event', excerpt })] })
    const events = await section('Events & Call to Actions')
    expect(events.getByRole('heading', { name: 'Odd event' })).toBeVisible()
    expect(events.queryByRole('link', { name: /Join the Movement/ })).toBeNull()
  },
)

test('the closing banner links to the membership page and the articles', async () => {
  renderSite('/')
  const banner = await section('Travel lightly. Stay curious.')
  expect(hrefOf(banner.getByRole('link', { name: 'Become a Member' }))).toBe('/membership')
  expect(hrefOf(banner.getByRole('link', { name: 'Start Exploring' }))).toBe('/articles')
})

test('data that cannot be loaded is logged, and the page shows the rest', async () => {
  const host = startHost({ articles: [makeArticle({ title: 'Toba' })] })
  host.failNext('GET /api/ads/published', 500)
  renderSite('/', {}, host)
  expect((await section('Lead story')).getByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(takeComplaints()).toEqual([expect.stringContaining('Ads: 500')])
})

test('the page is shown even if the host cannot be reached', async () => {
  const host = startHost()
  for (let read = 0; read < 2; read += 1) host.failNext('GET /api/articles', 503, '<html>')
  host.failNext('GET /api/ads/published', 503, '<html>')
  renderSite('/', {}, host)
  expect(await screen.findByText('We will be right back')).toBeVisible()
  expect(screen.queryByText('No articles available at the moment')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Featured Destinations' })).toBeVisible()
  await waitFor(() => expect(takeComplaints()).toHaveLength(3))
})

test('the page works with a host that has only the specification’s table', async () => {
  renderSite('/', { kind: 'table-only', articles: [makeArticle({ title: 'Toba' }), makeEvent({ title: 'Trees' })] })
  expect(await screen.findByRole('heading', { name: 'Toba' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Trees' })).toBeVisible()
})

test('the home page shows six of many ads, and the lead story above the latest articles', async () => {
  const pinned = makeArticle({ title: 'Toba' })
  const host = startHost({
    ads: Array.from({ length: 8 }, (_, index) =>
      makeAd({ title: `Ad ${index}`, ad_type: 'text', status: 'published' }),
    ),
    articles: [pinned, ...['A', 'B', 'C'].map((title) => makeArticle({ title }))],
  })
  host.inDatabase((db) => db.insert(leadStory).values({ id: 1, article_id: pinned.id }))
  renderSite('/', {}, host)
  expect((await section('Lead story')).getByRole('heading', { name: 'Toba' })).toBeVisible()
  const latest = await section('Latest Articles')
  const titles = latest.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(titles).toEqual(['C', 'B', 'A'])
  expect(screen.getAllByText('Advertisement')).toHaveLength(6)
})
