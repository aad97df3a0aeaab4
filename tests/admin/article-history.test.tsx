import { compareParts } from '@admin/comparison/compare-parts'
import { partName, readableParts } from '@admin/comparison/readable-parts'
import { articleRevisions } from '@server/db/schema/core'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard } from './open-dashboard'

const article = makeArticle({
  title: 'Lake Toba',
  content: '<h2>The rim</h2><p>The rim is very wide.</p>',
  version: 3,
  image_url: null,
})

type RevisionRow = typeof articleRevisions.$inferInsert

const revision = (id: number, overrides: Partial<RevisionRow> = {}): RevisionRow => {
  const { title, excerpt, content, blocks, image_url, status } = article
  const created_at = new Date(`2026-05-0${id}T09:30:00.000Z`)
  return {
    id,
    article_id: article.id,
    title,
    excerpt,
    content,
    blocks,
    image_url,
    status,
    words: 7,
    author_name: 'Dewi',
    autosaved: false,
    begun_at: created_at,
    created_at,
    ...overrides,
  }
}
const revisions = [
  revision(1, { title: 'Toba', content: '<p>The rim is wide.</p><p>Gone by now.</p>', status: 'draft', words: 7 }),
  revision(2, { title: 'Toba', content: '<p>The rim is wide.</p>', author_name: 'Budi', words: 4 }),
  revision(3),
]

function open(kept = revisions, options: Parameters<typeof openDashboard>[1] = {}) {
  const opened = openDashboard(`/dashboard/articles/${article.id}/history`, { articles: [article], ...options })
  if (kept.length > 0) opened.host.inDatabase((db) => db.insert(articleRevisions).values(kept))
  return opened
}

const versions = async () =>
  within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('button') as [
    HTMLElement,
    ...HTMLElement[],
  ]
const comparison = async () => within(await screen.findByRole('region', { name: 'Comparison' }))
const marked = (role: 'deletion' | 'insertion') => screen.queryAllByRole(role).map((mark) => mark.textContent)

test('the history lists each version with its author and shows what the last save changed', async () => {
  open()
  await heading('History')
  expect((await versions()).map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^3 May 2026, \d\d:\d\dDewi · 7 words · CurrentPublished$/),
    expect.stringMatching(/^2 May 2026, \d\d:\d\dBudi · 4 wordsPublished$/),
    expect.stringMatching(/^1 May 2026, \d\d:\d\dDewi · 7 words$/),
  ])
  await waitFor(() => expect(marked('insertion')).toEqual(['Lake ', 'The rim', 'very ']))
  expect(marked('deletion')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument()
})

test('a version is compared with the current or the previous one, and each comparison has an address', async () => {
  const { user } = open()
  await user.click((await versions())[2] as HTMLElement)
  await waitFor(() => expect(marked('deletion')).toEqual(['Gone by now.']))
  expect((await comparison()).getByRole('heading', { name: 'Current' })).toBeVisible()
  expect(location.search).toBe('?version=1')

  await user.click((await versions())[1] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'With the previous one' }))
  await waitFor(() => expect(marked('deletion')).toEqual(['Gone by now.']))
  expect(marked('insertion')).toEqual([])
  expect(location.search).toBe('?version=2&against=previous')
})

test('a restored version becomes a new version, and the other fields of the article stay the same', async () => {
  const { user, host } = open()
  await user.click((await versions())[2] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('dialog', { name: /^Restore the version of 1 May 2026/ })
  expect(question).toHaveTextContent('readers see the change at once')
  await user.click(within(question).getByRole('button', { name: 'Restore' }))

  expect(await screen.findByText(/^Version of 1 May 2026, \d\d:\d\d restored\.$/)).toBeVisible()
  expect((await host.rows('articles'))[0]).toMatchObject({
    title: 'Toba',
    content: '<p>The rim is wide.</p><p>Gone by now.</p>',
    status: 'published',
    version: 4,
  })
  await waitFor(async () => expect(await versions()).toHaveLength(4))
  await waitFor(() => expect(marked('insertion')).toContain('Gone by now.'))
})

test('a version is not restored over a change that someone else has saved in the meantime', async () => {
  const { user, host } = open()
  await user.click((await versions())[2] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }))
  await host.update('articles', article.id, { title: 'Theirs', version: 4 })
  await user.click(await screen.findByRole('button', { name: 'Restore' }))

  expect(await screen.findByText('Someone else has changed this in the meantime')).toBeVisible()
  expect(await screen.findByText('Theirs', { selector: 'p' })).toBeVisible()
  expect((await host.rows('articles'))[0]?.title).toBe('Theirs')
  takeComplaints()
})

test('the history of an article that was never saved is empty', async () => {
  open([])
  expect(await screen.findByText(/^From now on every save is kept here/)).toBeVisible()
})

test('a table-only host has no history', async () => {
  open([], { kind: 'table-only' })
  expect(await screen.findByText('This host keeps no history.')).toBeVisible()
  takeComplaints()
})

test.each([
  ['full', 1],
  ['table-only', 0],
] as const)(
  'on a host of the kind %s, the form and the view have %d links to the history',
  { tags: 'sweep' },
  async (kind, links) => {
    const { user } = openDashboard(`/dashboard/articles/${article.id}/show`, { kind, articles: [article] })
    await heading('Lake Toba')
    const historyLinks = () => screen.queryAllByRole('link', { name: 'History' })
    expect(historyLinks()).toHaveLength(links)
    await user.click(screen.getByRole('link', { name: 'Edit Article' }))
    await screen.findByRole('textbox', { name: 'Title' })
    expect(historyLinks()).toHaveLength(links)
  },
)

test('every kind of block is compared, and similar blocks are matched with each other', () => {
  const version = (content: string) => ({ ...makeArticle({ title: 'T', excerpt: 'E' }), content })
  const parts = readableParts(
    version(`<h3>A</h3><ol><li>One<ul><li>Nested</li></ul></li></ol>
      <ul class="checklist"><li><label><input type="checkbox" checked> Done</label></li></ul>
      <blockquote><p>Said</p><cite>Her</cite></blockquote><figure><img src="/a.png"><figcaption>A lake</figcaption></figure>
      <div class="table-frame"><table><tr><th>H</th><th>I</th></tr></table></div><hr>
      <a class="link-card" href="https://example.com"><span>Card</span></a><p>&nbsp;</p>`),
  )
  expect(parts.slice(2).map((part) => `${partName(part)}: ${part.text}`)).toEqual([
    'Heading 3: A',
    'Item: One',
    'Item, level 2: Nested',
    'Item, ticked: Done',
    'Quote: Said – Her',
    'Image: /a.png – A lake',
    'Table row: H | I',
    'Divider: ———',
    'Link: Card – https://example.com',
  ])

  const rows = compareParts(
    readableParts(version('<p>Alpha beta gamma delta.</p><p>Something else entirely.</p>')),
    readableParts(version('<p>Quite new words here.</p><p>Alpha beta gamma epsilon.</p>')),
  )
  const side = (part: (typeof rows)[number]['before']) => part?.runs.map(({ text }) => text).join('') ?? null
  expect(rows.slice(2).map(({ before, after }) => [side(before), side(after)])).toEqual([
    [null, 'Quite new words here.'],
    ['Alpha beta gamma delta.', 'Alpha beta gamma epsilon.'],
    ['Something else entirely.', null],
  ])
})
