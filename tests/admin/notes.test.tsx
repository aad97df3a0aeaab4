import { MAX_NOTE_LENGTH } from '@shared/article-rules'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { openArticle } from './open-article'
import { heading, MY_ID, paste, renderDashboard, reopenDashboard } from './open-dashboard'

const mara = makeUser({ name: 'Mara', email: 'mara@example.com', role: 'marketing' })
const document = {
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'there', type: 'paragraph' as const, data: { text: 'A <b>quiet</b> lake.' } }],
}
const article = makeArticle({ title: 'Toba', status: 'review', author_name: 'Mara', blocks: document })

/** Opens an editor's dashboard after Mara has written these notes. */
async function openAfter(path: string, ...notes: { text: string; block_id?: string }[]) {
  const me = makeUser({ name: 'Dewi Anggraini', role: 'editor' })
  const host = startHost({ users: [me, mara], articles: [article] })
  for (const note of notes)
    await fetch(`/api/articles/${article.id}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host.startSession(mara.id)}` },
      body: JSON.stringify(note),
    })
  host.signInAs(me.id)
  history.replaceState(null, '', path)
  renderDashboard()
  return { host, user: userEvent.setup({ delay: null }) }
}

const field = () => screen.findByRole('textbox', { name: 'New note' })
const thread = async () => within(await screen.findByRole('list', { name: 'Notes' }))
/** The notes that the browser keeps until they are sent. */
const keptNotes = () => Object.keys(localStorage).filter((key) => key.includes(':notes:'))
const press = (name: string) => screen.getByRole('button', { name })

test('notes show their author and lead to their block, or say that it has been deleted; a new one is added', async () => {
  const { user } = await openAfter(
    `/dashboard/articles/${article.id}`,
    { text: 'Is it quiet?', block_id: 'there' },
    { text: 'And this?', block_id: 'gone' },
  )
  const list = await thread()
  expect(await list.findByText('Is it quiet?')).toBeVisible()
  const [first, second] = list.getAllByRole('listitem')
  expect(first).toHaveTextContent(/Mara.*On: A quiet lake\..*Is it quiet\?/)
  expect(second).toHaveTextContent(/The block it is about has been deleted.*And this\?/)
  expect(list.getAllByRole('button')).toHaveLength(1)

  await paste(user, await field(), 'At night it is.')
  await user.click(press('Add note'))
  expect(await list.findByText('At night it is.')).toBeVisible()
  expect(await field()).toHaveValue('')
  expect(list.getAllByRole('listitem')[2]).toHaveTextContent('Dewi Anggraini')
})

test('a note that was refused stays in its field with the reason, also after a crash, and is then sent', {
  tags: 'sweep',
}, async () => {
  const { host, user } = openArticle(article, { users: [mara] })
  const long = 'x'.repeat(MAX_NOTE_LENGTH + 1)
  await paste(user, await field(), long)
  await user.click(press('Add note'))
  expect(await screen.findByText(`At most ${MAX_NOTE_LENGTH} characters`)).toHaveAttribute('role', 'alert')
  expect(await field()).toHaveValue(long)
  await user.clear(await field())
  await paste(user, await field(), 'Shorter')
  expect(screen.queryByText(/At most/)).toBeNull()
  host.failNext('POST /api/articles/:id/notes', 500, { message: 'The disk is full' })
  await user.click(press('Add note'))
  expect(await screen.findByText('The disk is full')).toBeVisible()
  takeComplaints()

  reopenDashboard(host)
  expect(await field()).toHaveValue('Shorter')
  await user.click(press('Add note'))
  expect(await (await thread()).findByText('Shorter')).toBeVisible()
  expect(await field()).toHaveValue('')
  expect(keptNotes()).toEqual([])
})

test('a reviewer sends an article back with a note, once their changes are saved', async () => {
  const { host, user } = openArticle(article, { users: [mara] })
  await paste(user, await field(), 'Name the survey.')
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  expect(press('Send back')).toBeDisabled()
  expect(screen.getByText('Save your changes first.')).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '{Backspace}')
  await waitFor(() => expect(press('Send back')).toBeEnabled())
  await user.click(press('Send back'))
  expect(await screen.findByText('The article has been sent back')).toBeVisible()
  expect(await heading('Articles')).toBeVisible()
  expect((await host.row('articles', article.id))?.status).toBe('draft')
  expect(keptNotes()).toEqual([])
})

test('authors cannot send their own article back to themselves, but editors can send back that of a namesake', {
  tags: 'sweep',
}, async () => {
  const namesake = { ...article, author_name: 'Dewi Anggraini', author_id: mara.id }
  const { host } = openArticle(namesake, { users: [mara] })
  await field()
  expect(press('Send back')).toBeVisible()
  await host.update('articles', article.id, { author_id: MY_ID })
  reopenDashboard(host)
  await field()
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull()
})

test('the overview lists what waits for the user, with the last note and a link to the form', async () => {
  const { user } = await openAfter('/dashboard', { text: 'Please look at the figures.' })
  const panel = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(1)
  expect(panel.getByText('Waiting for review')).toBeVisible()
  expect(panel.getByText('Mara: “Please look at the figures.”')).toBeVisible()
  await user.click(panel.getByRole('link', { name: 'Toba' }))
  expect(await heading('Edit Article')).toBeVisible()
})

test('a host that speaks only the specification’s table has no notes', async () => {
  openArticle(makeArticle({ title: 'Toba', status: 'review' }), { kind: 'table-only' })
  await screen.findByRole('textbox', { name: 'Title' })
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull()
})
