import { articles } from '@server/db/schema/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, MY_ID, openDashboard, rowWith } from './open-dashboard'

const NEXT = new Date().getFullYear() + 1
const MARCH = `/dashboard/calendar?month=${NEXT}-03`
const at = (day: number, time = '09:00') => `${NEXT}-03-${String(day).padStart(2, '0')}T${time}:00.000Z`

const budi = makeUser({ name: 'Budi', role: 'editor' })
const draft = { status: 'draft', assignee_id: budi.id } as const
const kerinci = makeArticle({ ...draft, title: 'Kerinci', content: '', excerpt: '', due_at: at(5) })
const toba = makeArticle({ ...draft, title: 'Toba', due_at: at(12) })
const nias = makeArticle({ status: 'draft', title: 'Nias', publish_at: at(20) })
const letter = makeNewsletter({ subject: 'Rain', scheduled_at: at(20) })

const open = (path = MARCH, options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(path, { users: [budi], articles: [kerinci, toba, nias], newsletters: [letter], ...options })

const dayOf = (day: number) => screen.findByRole('cell', { name: new RegExp(`(^|\\D)${day} March$`) })
const itemOf = (name: RegExp) => screen.findByRole('button', { name })

async function choose(user: ReturnType<typeof open>['user'], name: RegExp, action: string) {
  await user.click(await itemOf(name))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('a month shows each thing on its day, and moves it without a pointer, saying what it collides with', async () => {
  const { user, host } = open()
  expect(await heading('Calendar')).toBeVisible()
  expect(await within(await dayOf(5)).findByRole('button', { name: /^Planned piece: .*Kerinci$/ })).toBeVisible()
  const twentieth = within(await dayOf(20))
  expect(twentieth.getByRole('button', { name: /^Publication: .*Nias$/ })).toBeVisible()
  expect(twentieth.getByRole('button', { name: /^Newsletter: .*Rain$/ })).toBeVisible()

  await choose(user, /^Planned piece: .*Kerinci$/, 'Move to…')
  const field = await screen.findByLabelText('New date')
  fireEvent.change(field, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(field).toHaveAccessibleDescription('Choose a date and a time')
  fireEvent.change(field, { target: { value: `${NEXT}-03-12T08:00` } })
  expect(await screen.findByText('Budi also has “Toba” due that day.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText(/“Kerinci” moved to 12 Mar .*Budi also has “Toba” due that day\.$/)).toBeVisible()
  const moved = within(await dayOf(12))
  expect(await moved.findByRole('button', { name: /Kerinci Conflict$/ })).toBeVisible()
  expect(moved.getByRole('button', { name: /Toba Conflict$/ })).toBeVisible()
  expect(await host.row('articles', kerinci.id)).toMatchObject({ due_at: new Date(`${NEXT}-03-12T08:00`), version: 1 })
})

test('a move that is refused says why, and the calendar shows where the thing is', async () => {
  const { user, host } = open()
  await itemOf(/^Publication: .*Nias$/)
  await host.inDatabase((db) => db.update(articles).set({ publish_at: null }).where(eq(articles.id, nias.id)))
  await choose(user, /^Publication: .*Nias$/, 'Move to…')
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  expect(await screen.findByText('This has no schedule any more')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Nias$/ })).toBeNull())
  takeComplaints()
})

test('those who may not publish move what is due, and neither publications nor newsletters, which they may not see', async () => {
  const { user } = open(MARCH, { role: 'marketing' })
  await user.click(await itemOf(/^Publication: .*Nias$/))
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveAttribute(
    'href',
    `/dashboard/articles/${nias.id}`,
  )
  expect(screen.queryByRole('menuitem', { name: 'Move to…' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await itemOf(/^Draft due: .*Toba$/))
  expect(await screen.findByRole('menuitem', { name: 'Move to…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Rain/ })).toBeNull()
})

test('a press on a day plans a piece: title, who writes, who translates, due when', async () => {
  const { user, host } = open()
  await user.click(await screen.findByRole('button', { name: /^Plan a piece for .*\D9 March$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a piece' }))
  expect(dialog.getByLabelText('Due on')).toHaveValue(`${NEXT}-03-09T17:00`)
  await user.click(dialog.getByRole('button', { name: 'Plan a piece' }))
  expect(await dialog.findByText('Title is required')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Orang Rimba')
  await user.click(dialog.getByLabelText('Written by'))
  await user.click(await screen.findByRole('option', { name: 'Budi' }))
  await user.click(dialog.getByRole('button', { name: 'Add a translator' }))
  await user.click(dialog.getByLabelText('Translator'))
  await user.click(await screen.findByRole('option', { name: 'Dewi Anggraini' }))
  await user.click(dialog.getByRole('button', { name: 'Plan a piece' }))
  expect(await within(await dayOf(9)).findByRole('button', { name: /^Planned piece: .*Orang Rimba$/ })).toBeVisible()
  const sent = host.sent.findLast(({ call }) => call === 'POST /api/articles/planned')
  expect(sent?.body).toMatchObject({
    title: 'Orang Rimba',
    due_at: new Date(`${NEXT}-03-09T17:00`).toISOString(),
    assignee_id: budi.id,
    translators: [{ language: 'en', user_id: MY_ID }],
  })
  takeComplaints()
})

test('the list has the days of a month that have something, and says so of an empty one', async () => {
  const { user } = open(`${MARCH}&view=list`)
  const day = within(await screen.findByRole('region', { name: /\D20 March$/ }))
  expect(day.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByText('Nothing is planned in this month')).toBeVisible()
})

test('a calendar that cannot be read says so, and is read again', async () => {
  const { user, host } = open(`${MARCH}&view=list`, { articles: [nias] })
  host.failNext('GET /api/calendar', 500)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await itemOf(/Nias$/)).toBeVisible()
  takeComplaints()
})

test('the secret address is shown once, renewed and ended', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe' }))
  await user.click(await dialog.findByRole('button', { name: 'Make an address' }))
  const field = await dialog.findByLabelText<HTMLInputElement>('Secret address')
  const first = field.value
  expect(first).toMatch(/^http:\/\/localhost:3000\/api\/calendar\.ics\?key=[\w-]{43}$/)
  await user.click(await dialog.findByRole('button', { name: 'Renew address' }))
  await waitFor(() => expect(field.value).not.toBe(first))
  await user.click(dialog.getByRole('button', { name: 'End address' }))
  expect(await dialog.findByRole('button', { name: 'Make an address' })).toBeVisible()
})

test('lists name what is due, filter it, and the form of a draft changes its plan at once', {
  tags: 'sweep',
}, async () => {
  const late = makeArticle({ ...draft, title: 'Late', due_at: '2026-01-05T09:00:00.000Z' })
  const { user, host } = openDashboard('/dashboard/calendar', { users: [budi], articles: [late, nias, toba] })
  await user.click(await screen.findByRole('link', { name: 'Overdue' }))
  expect(await rowWith('Late')).toHaveTextContent('Overdue: 5 Jan 2026')
  expect(screen.queryByText('Nias')).toBeNull()
  await user.click(screen.getByText('Late'))
  const due = await screen.findByLabelText('Due on')
  fireEvent.change(due, { target: { value: `${NEXT}-01-05T09:00` } })
  fireEvent.blur(due)
  expect(await screen.findByText('Plan saved')).toBeVisible()
  expect(await host.row('articles', late.id)).toMatchObject({ due_at: new Date(`${NEXT}-01-05T09:00`), version: 1 })
})
