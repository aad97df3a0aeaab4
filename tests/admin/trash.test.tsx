import { createStore } from '@admin/preferences'
import { categories } from '@server/db/schema/core'
import type { UserRow } from '@server/http/route'
import { moveToTrash } from '@server/trash/rows/move-to-trash'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { MY_ID, openDashboard, rowWith, tableRows } from './open-dashboard'

const toba = makeArticle({ title: 'Toba', slug: 'toba' })
const kerinci = makeArticle({ title: 'Kerinci' })
const lakes = makeCategory({ name: 'Lakes', slug: 'lakes' })

type Deleted = { kind: 'articles' | 'ads' | 'categories'; id: number; title: string; owner_id?: number }

/** Opens the trash after this user has deleted these records. */
function openTrash(deleted: Deleted[], options: Parameters<typeof openDashboard>[1] = {}) {
  const dashboard = openDashboard('/dashboard/trash', { articles: [toba, kerinci], categories: [lakes], ...options })
  const by = { user: { id: MY_ID } as UserRow, now: () => new Date() }
  dashboard.host.inDatabase(async (db) => {
    for (const each of deleted) await moveToTrash(db, each, by)
  })
  return dashboard
}

const theArticle = ({ id, title }: { id: number; title: string }) => ({ kind: 'articles', id, title }) as const
const theLakes = { kind: 'categories', id: lakes.id, title: lakes.name } as const

async function purgeInDialog(user: UserEvent, title: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${title} for good` }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this for good?' })
  expect(dialog).toHaveTextContent('This cannot be undone.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
}

test('an editor restores one item and deletes another for good', async () => {
  const { user, host } = openTrash([theArticle(toba), theLakes])
  expect(await rowWith('Toba')).toHaveTextContent(/Toba.*Article.*Dewi Anggraini/)
  expect(await rowWith('Lakes')).toHaveTextContent(/Lakes.*Category/)

  await user.click(screen.getByRole('button', { name: 'Restore Toba' }))
  expect(await screen.findByText('Restored')).toBeInTheDocument()
  await waitFor(async () => expect(await tableRows()).toHaveLength(1))
  expect(await host.row('articles', toba.id)).toMatchObject({ title: 'Toba', slug: 'toba' })

  await purgeInDialog(user, 'Lakes')
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(await host.rows('categories')).toEqual([])
})

test('asks for another slug if that of the item is taken by now', { tags: 'sweep' }, async () => {
  const { user, host } = openTrash([theLakes])
  host.inDatabase((db) => db.insert(categories).values({ name: 'New lakes', slug: 'lakes' }))

  await user.click(await screen.findByRole('button', { name: 'Restore Lakes' }))
  const dialog = await screen.findByRole('dialog', { name: 'The slug is taken' })
  expect(dialog).toHaveTextContent('Choose another one to restore this.')
  await user.type(within(dialog).getByRole('textbox', { name: 'Slug' }), 'old-lakes')
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  takeComplaints()
  expect(await host.row('categories', lakes.id)).toMatchObject({ name: 'Lakes', slug: 'old-lakes' })
})

test('restores the selected items', async () => {
  const { user, host } = openTrash([theArticle(toba), theArticle(kerinci)])
  await rowWith('Toba')
  await user.click(await screen.findByRole('checkbox', { name: /select all/i }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))

  expect(await screen.findByText('2 items restored')).toBeInTheDocument()
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(await host.rows('articles')).toHaveLength(2)
})

test('a member restores an own ad, on a phone', async () => {
  const lodge = makeAd({ title: 'Lodge', advertiser_id: MY_ID })
  const { user, host } = openTrash([{ kind: 'ads', id: lodge.id, title: 'Lodge', owner_id: MY_ID }], {
    role: 'membership',
    ads: [lodge],
    phone: true,
  })
  const card = (await screen.findByText('Lodge')).closest('li') as HTMLElement
  expect(card).toHaveTextContent(/Ad.*Kept until/)
  await user.click(within(card).getByRole('button', { name: 'Restore Lodge' }))
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument()
  expect(await host.row('ads', lodge.id)).toMatchObject({ title: 'Lodge', advertiser_id: MY_ID })
})

test.each(['full', 'table-only'] as const)(
  'on a %s host the question says whether a deletion is final',
  async (kind) => {
    const { user } = openDashboard('/dashboard/categories', { categories: [lakes], kind, role: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Delete Lakes' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      kind === 'full' ? 'It stays in the trash for 30 days' : 'This cannot be undone.',
    )
  },
)

test('the selection is forgotten with the page, other choices are kept', () => {
  const [before, after] = [createStore(), createStore()]
  before.setup()
  after.setup()
  before.setItem('articles.selectedIds', [1, 2])
  before.setItem('articles.datatable.hiddenColumns', ['views'])
  expect(before.getItem('articles.selectedIds')).toEqual([1, 2])
  expect(after.getItem('articles.selectedIds')).toBeUndefined()
  expect(after.getItem('articles.datatable.hiddenColumns')).toEqual(['views'])
  before.reset()
})
