import { articlePresence } from '@server/db/schema/desk'
import { PRESENCE_INTERVAL_MS } from '@shared/article-rules'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { beforeEach, expect, test, vi } from 'vitest'
import { heading, openDashboard } from './open-dashboard'

const article = makeArticle({ title: 'Toba' })
const anna = makeUser({ name: 'Anna Simanjuntak', role: 'editor' })
const budi = makeUser({ name: 'Budi Santoso', role: 'admin' })

const open = (kind: 'full' | 'table-only' = 'full') =>
  openDashboard(`/dashboard/articles/${article.id}`, { kind, articles: [article], users: [anna, budi] })
const beat = () => vi.advanceTimersByTimeAsync(PRESENCE_INTERVAL_MS)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

test('the form names other members while they have the article open', async () => {
  const { host } = open()
  const enter = (user: { id: number }) =>
    host.inDatabase((db) =>
      db.insert(articlePresence).values({ article_id: article.id, user_id: user.id, seen_at: new Date() }),
    )
  await screen.findByRole('textbox', { name: 'Title' })
  expect(screen.queryByText(/this article open too/)).not.toBeInTheDocument()

  await enter(budi)
  await beat()
  expect(await screen.findByText('Budi Santoso has this article open too.')).toBeVisible()
  await enter(anna)
  await beat()
  expect(await screen.findByText('Anna Simanjuntak and Budi Santoso have this article open too.')).toBeVisible()
  await host.inDatabase((db) => db.delete(articlePresence))
  await beat()
  await waitFor(() => expect(screen.queryByText(/this article open too/)).not.toBeInTheDocument())
})

test('the server records the member as present until the form is closed', async () => {
  const { host, me } = open()
  await waitFor(async () =>
    expect(await host.rows('articlePresence')).toMatchObject([{ article_id: article.id, user_id: me.id }]),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await heading('Articles')
  await waitFor(async () => expect(await host.rows('articlePresence')).toEqual([]))
})

test('a hidden tab sends no presence, and sends it at once when it becomes visible again', {
  tags: 'sweep',
}, async () => {
  const { host } = open()
  const spoken = () => host.calls.filter((call) => call === 'POST /api/articles/:id/presence').length
  await waitFor(() => expect(spoken()).toBe(1))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await beat()
  await beat()
  expect(spoken()).toBe(1)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(spoken()).toBe(2))
})

test('a table-only host is asked for the presence only once', async () => {
  const { host } = open('table-only')
  await screen.findByRole('textbox', { name: 'Title' })
  await beat()
  await beat()
  expect(host.calls.filter((call) => call.endsWith('presence'))).toEqual(['POST /api/articles/:id/presence'])
})
