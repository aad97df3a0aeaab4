import type { Total } from '@shared/paging'
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, MY_ID, paste, rowWith, tableRows } from './open-dashboard'
import { budi, openUsers } from './open-users'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })
type Host = ReturnType<typeof openUsers>['host']
const stored = (host: Host, id: number) => host.row('users', id)

describe('the list of users', () => {
  test('shows name, role, company and date', async () => {
    openUsers()

    expect(await rowWith('Budi Santoso')).toHaveTextContent(/Budi Santoso.*budi@example.com.*User.*-.*9 Mar 2026/)
    expect(await rowWith('Sari Tanjung')).toHaveTextContent(/sari@example.com.*Membership.*Toba Lodge/)
    expect(screen.getByRole('link', { name: 'Add User' })).toHaveAttribute('href', '/dashboard/users/create')
  })

  test('can be searched and filtered by role', { tags: 'sweep' }, async () => {
    const { user } = openUsers()
    await screen.findByText('Budi Santoso')

    await paste(user, await field('Search'), 'lodge')
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
    expect(await screen.findByText('Sari Tanjung')).toBeVisible()
    await user.clear(await field('Search'))
    await screen.findByText('Budi Santoso')

    await user.click(screen.getByRole('combobox', { name: 'Role' }))
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(options).toEqual(['All', 'Admin', 'Marketing', 'Editor', 'Membership', 'User'])
    await user.click(screen.getByRole('option', { name: 'Editor' }))
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
    expect(await screen.findByText('Joko Siregar')).toBeVisible()
  })

  test('of more rows than are counted leads from page to page, to the last one', async () => {
    const { user, host } = openUsers({}, '?page=399&perPage=25')
    const replyWith = (rows: number, total: Total) => {
      const users = Array.from({ length: rows }, () => makeUser())
      host.replyNext('GET /api/users', () => Response.json({ users, ...total }))
    }
    for (const _ of [399, 400]) replyWith(25, { total: 10_000, total_is_minimum: true })
    replyWith(3, { total: 10_003 })

    expect(await screen.findByText('9951-9975 of 10,000+')).toBeVisible()
    expect(screen.queryByRole('button', { name: /last page|page 401/ })).not.toBeInTheDocument()
    await user.click(press('Go to next page'))
    expect(await screen.findByText('9976-10000 of 10,000+')).toBeVisible()
    await user.click(press('Go to next page'))
    expect(await screen.findByText('10001-10003 of 10003')).toBeVisible()
    expect(await tableRows()).toHaveLength(3)
  })

  test('deletes a user after a confirmation', async () => {
    const { user, host } = openUsers()

    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    const question = await dialog('Are you sure you want to delete this user?')
    await user.click(question.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('User deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
    expect(await stored(host, budi.id)).toBeUndefined()
  })

  test('deactivates a user, and activates them again', async () => {
    const { user, host } = openUsers()
    await user.click(await screen.findByRole('button', { name: 'Deactivate Budi Santoso' }))

    expect(await screen.findByText('The account is deactivated: no one can sign in with it')).toBeVisible()
    expect(await within(await rowWith('Budi Santoso')).findByText('Deactivated')).toBeVisible()
    expect((await stored(host, budi.id))?.deactivated_at).toBeInstanceOf(Date)
    expect(screen.queryByRole('button', { name: /^Deactivate Dewi/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Activate Budi Santoso' }))
    expect(await screen.findByText('The account is active again')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Deactivated')).not.toBeInTheDocument())
  })

  test('deletes several users at once, but never the admin’s own account', { tags: 'sweep' }, async () => {
    const { user, host } = openUsers()
    const mine = within(await rowWith('dewi@example.com'))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete ./ })).toHaveLength(3))
    expect(mine.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()

    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(press('Delete'))
    expect(await screen.findByText('Delete 3 users?')).toBeVisible()
    await user.click(press('Confirm'))

    expect(await screen.findByText('3 deleted')).toBeVisible()
    await waitFor(async () => expect(await tableRows()).toHaveLength(1))
    expect((await host.rows('users')).map(({ id }) => id)).toEqual([MY_ID])
  })

  test('acts on the selected rows that are shown, and on the others when asked to', async () => {
    const { user, host } = openUsers()
    for (const name of ['Budi Santoso', 'Sari Tanjung'])
      await user.click(within(await rowWith(name)).getByRole('checkbox'))
    await paste(user, await field('Search'), 'joko')
    expect(await screen.findByText('2 selected, 2 not shown')).toBeVisible()

    await user.click(within(await rowWith('Joko Siregar')).getByRole('checkbox'))
    expect(await screen.findByText('3 selected, 2 not shown')).toBeVisible()
    const deletes = async (heading: string, ...names: string[]) => {
      await user.click(press('Delete'))
      const question = await dialog(heading)
      const named = () => question.getAllByRole('listitem').map(({ textContent }) => textContent)
      await waitFor(() => expect(named()).toEqual(names))
      return question
    }
    const one = await deletes('Delete 1 user?', 'Joko Siregar')
    await user.click(one.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(press('Include the 2 not shown'))
    const all = await deletes('Delete 3 users?', 'Budi Santoso', 'Sari Tanjung', 'Joko Siregar')
    await user.click(all.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    // Another search hides them again.
    await paste(user, await field('Search'), ' s')
    expect(await screen.findByText('3 selected, 2 not shown')).toBeVisible()
    const shown = await deletes('Delete 1 user?', 'Joko Siregar')
    await user.click(shown.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('1 deleted')).toBeVisible()
    expect((await host.rows('users')).map(({ name }) => name)).not.toContain('Joko Siregar')
    expect(await host.rows('users')).toHaveLength(3)
    expect(await screen.findByText('2 selected, 2 not shown')).toBeVisible()
  })

  test('shows a message when no user matches', { tags: 'sweep' }, async () => {
    const { user } = openUsers()
    await screen.findByText('Budi Santoso')

    await paste(user, await field('Search'), 'no-such-user')

    expect(await screen.findByText('No users found')).toBeVisible()
    expect(screen.getByText('Try adjusting your search criteria')).toBeVisible()
  })

  test('keeps a user and shows the reason when a deletion fails', { tags: 'sweep' }, async () => {
    const { user, host } = openUsers()
    host.failNext('DELETE /api/users/:id', 500, { message: '' })

    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete user')).toBeVisible()
    expect(screen.getByText('Budi Santoso')).toBeVisible()

    host.failNext('DELETE /api/users/:id', 409, { message: 'There must be at least one administrator' })
    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('There must be at least one administrator')).toBeVisible()
    takeComplaints()
  })
})

test('an unknown address below the list is not found', async () => {
  openUsers({}, '/nonsense')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('only admins may open the list of users', async () => {
  openUsers({ role: 'editor' }, '/create')
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a saved filter can be applied again', { tags: 'sweep' }, async () => {
  const { user } = openUsers()
  await screen.findByText('Budi Santoso')
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Editor' }))
  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save these filters…' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Editor')
  await user.clear(name)
  await paste(user, name, 'Editors')
  await user.click(press('Save'))
  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clear all filters' }))
  await screen.findByText('Budi Santoso')

  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Editors' }))
  await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
  expect(await screen.findByText('Joko Siregar')).toBeVisible()
})

test('phones get cards with the same actions', { tags: 'sweep' }, async () => {
  const { user } = openUsers({ phone: true })

  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(4)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Delete Sari Tanjung' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete Dewi Anggraini' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Edit Sari Tanjung' }))
  expect(await field('Company')).toHaveValue('Toba Lodge')
})

test('the list is exported as CSV', async () => {
  const { user } = openUsers()
  await screen.findByText('Budi Santoso')
  const lines = await exportedLines(user)
  expect(lines[0]).toBe('name,email,role,phone,company,website,language,created_at')
  expect(lines.find((line) => line.startsWith('Sari'))).toMatch(
    /^Sari Tanjung,sari@example.com,membership,,Toba Lodge,,/,
  )
})
