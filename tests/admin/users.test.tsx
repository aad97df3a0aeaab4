import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, kinds, MY_ID, openDashboard, paste, rowWith, tableRows } from './open-mock-dashboard'

const budi = makeUser({ name: 'Budi Santoso', email: 'budi@example.com', created_at: '2026-03-09T08:00:00.000Z' })
const sari = makeUser({ name: 'Sari Tanjung', email: 'sari@example.com', role: 'membership', company: 'Toba Lodge' })
const joko = makeUser({ name: 'Joko Siregar', email: 'joko@example.com', role: 'editor' })
const users = [budi, sari, joko]

type Options = Parameters<typeof openDashboard>[1]
const open = (options: Options = {}, path = '') =>
  openDashboard(`/dashboard/users${path}`, { role: 'admin', users, ...options })

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })
const password = () => screen.getByLabelText(/^Password/)
const press = (name: string) => screen.getByRole('button', { name })
const stored = (state: ReturnType<typeof open>['state'], id: number) => state.users.find((user) => user.id === id)

describe.each(kinds)('the list of users on a host that is %s', (kind) => {
  test('shows who they are, what they may do, and since when', async () => {
    open({ kind })

    expect(await rowWith('Budi Santoso')).toHaveTextContent(/Budi Santoso.*budi@example.com.*User.*-.*9 Mar 2026/)
    expect(await rowWith('Sari Tanjung')).toHaveTextContent(/sari@example.com.*Membership.*Toba Lodge/)
    expect(screen.getByRole('link', { name: 'Add User' })).toHaveAttribute('href', '/dashboard/users/create')
  })

  test('is searched, and narrowed to a role', async () => {
    const { user } = open({ kind })
    await screen.findByText('Budi Santoso')

    await user.type(await field('Search'), 'lodge')
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

  test('a user is created', async () => {
    const { user, state } = open({ kind })
    await user.click(await screen.findByRole('link', { name: 'Add User' }))

    const form = await dialog('Add User')
    await paste(user, await field('Name'), 'Intan Pasaribu')
    await paste(user, await field('Email'), 'intan@example.com')
    await paste(user, password(), 'krakatau-1883')
    expect(form.getByRole('combobox', { name: 'Role' })).toHaveTextContent('User')
    await user.click(form.getByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Marketing' }))
    await paste(user, await field('Phone'), '+62 811 1')
    await paste(user, await field('Website'), 'https://intan.example')
    await user.click(press('Create'))

    expect(await screen.findByText('User created successfully')).toBeVisible()
    expect(await rowWith('Intan Pasaribu')).toHaveTextContent('Marketing')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/dashboard/users')
    expect(state.users.at(-1)).toMatchObject({
      ...{ name: 'Intan Pasaribu', email: 'intan@example.com', role: 'marketing', password: 'krakatau-1883' },
      ...{ phone: '+62 811 1', company: null, website: 'https://intan.example' },
    })
  })

  test('a user is edited, and a blank password stays as it is', async () => {
    const { user, state } = open({ kind })
    await user.click(await screen.findByRole('link', { name: 'Edit Sari Tanjung' }))

    await dialog('Edit User')
    const name = await field('Name')
    expect(name).toHaveValue('Sari Tanjung')
    expect(location.pathname).toBe(`/dashboard/users/${sari.id}`)
    expect(password()).toHaveAccessibleDescription(/leave it blank/i)
    await user.clear(name)
    await paste(user, name, 'Sari Nasution')
    await user.clear(await field('Company'))
    await user.click(press('Update'))

    expect(await screen.findByText('User updated successfully')).toBeVisible()
    expect(await rowWith('Sari Nasution')).toHaveTextContent('sari@example.com')
    expect(stored(state, sari.id)).toMatchObject({ name: 'Sari Nasution', company: null, password: 'sumatra-demo' })
  })

  test('an e-mail address that somebody has is refused, and nothing is lost', async () => {
    const { user, state } = open({ kind }, '/create')
    await paste(user, await field('Name'), 'Second Budi')
    await paste(user, await field('Email'), 'BUDI@example.com')
    await paste(user, password(), 'krakatau-1883')
    await user.click(press('Create'))

    expect(await screen.findByText('This email is already registered')).toBeVisible()
    if (kind === 'ours') {
      expect(await field('Email')).toHaveAccessibleDescription('This email is already registered')
      await user.type(await field('Email'), '.id')
      await waitFor(async () => expect(await field('Email')).not.toHaveAccessibleDescription())
    }
    expect(await field('Name')).toHaveValue('Second Budi')
    expect(state.users).toHaveLength(4)
    takeComplaints()
  })

  test('a user is deleted after a question', async () => {
    const { user, state } = open({ kind })

    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    const question = await dialog('Are you sure you want to delete this user?')
    await user.click(question.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('User deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
    expect(stored(state, budi.id)).toBeUndefined()
  })

  test('several users are deleted together, the own account never among them', async () => {
    const { user, state } = open({ kind })
    const mine = within(await rowWith('dewi@example.com'))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete ./ })).toHaveLength(3))
    expect(mine.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()

    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(press('Delete'))
    expect(await screen.findByText('Delete 3 users?')).toBeVisible()
    await user.click(press('Confirm'))

    expect(await screen.findByText('3 deleted')).toBeVisible()
    await waitFor(async () => expect(await tableRows()).toHaveLength(1))
    expect(state.users.map(({ id }) => id)).toEqual([MY_ID])
  })

  test('an address of nobody says so, and leads back', async () => {
    const { user } = open({ kind }, '/424242')

    const form = await dialog('Edit User')
    expect(await form.findByRole('alert')).toHaveTextContent('User not found')
    await user.click(form.getByRole('button', { name: 'Back to the list' }))
    expect(await screen.findByText('Budi Santoso')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    takeComplaints()
  })
})

describe('the list of users', () => {
  test('says so when nobody matches', async () => {
    const { user } = open()
    await screen.findByText('Budi Santoso')

    await user.type(await field('Search'), 'nobody')

    expect(await screen.findByText('No users found')).toBeVisible()
    expect(screen.getByText('Try adjusting your search criteria')).toBeVisible()
  })

  test('a new password and a new role are stored', async () => {
    const { user, state } = open({}, `/${budi.id}`)
    await field('Name')

    await paste(user, password(), 'sinabung-2010')
    const role = screen.getByRole('combobox', { name: 'Role' })
    expect(role).toHaveAccessibleDescription('A new role signs this user out everywhere.')
    await user.click(role)
    await user.click(await screen.findByRole('option', { name: 'Editor' }))
    await user.click(press('Update'))

    await screen.findByText('User updated successfully')
    expect(stored(state, budi.id)).toMatchObject({ role: 'editor', password: 'sinabung-2010' })
  })

  test('a deletion that fails says why, and the user stays', async () => {
    const { user, host } = open()
    host.failNext('DELETE /api/users/:id', 500, { message: '' })

    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete user')).toBeVisible()
    expect(screen.getByText('Budi Santoso')).toBeVisible()

    host.failNext('DELETE /api/users/:id', 409, { message: 'The last administrator has to remain one' })
    await user.click(await screen.findByRole('button', { name: 'Delete Budi Santoso' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The last administrator has to remain one')).toBeVisible()
    takeComplaints()
  })

  test('the own role stays, whatever else is changed', async () => {
    const { user, state } = open({}, `/${MY_ID}`)
    const name = await field('Name')

    const role = screen.getByRole('combobox', { name: 'Role' })
    expect(role).toHaveAttribute('aria-disabled', 'true')
    expect(role).toHaveTextContent('Admin')
    expect(role).toHaveAccessibleDescription('Only another admin can change your role.')
    await user.clear(name)
    await paste(user, name, 'Dewi Lestari')
    await user.click(press('Update'))

    await screen.findByText('User updated successfully')
    expect(stored(state, MY_ID)).toMatchObject({ name: 'Dewi Lestari', role: 'admin' })
    expect(await screen.findByText('Welcome, Dewi Lestari')).toBeVisible()
  })
})

test('each field says what it lacks, until it is mended', async () => {
  const { user, host } = open({}, '/create')
  await field('Name')

  await user.click(press('Create'))
  await waitFor(async () => expect(await field('Name')).toHaveAccessibleDescription('Name is required'))
  expect(await field('Email')).toHaveAccessibleDescription('Email is required')
  expect(password()).toHaveAccessibleDescription('Password is required')

  await user.type(await field('Name'), 'I')
  await waitFor(async () => expect(await field('Name')).not.toHaveAccessibleDescription())
  expect(await field('Email')).toHaveAccessibleDescription('Email is required')

  await user.type(await field('Email'), 'intan')
  await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription('Email is invalid'))
  await user.type(password(), '12345')
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters'))
  await user.type(password(), '6')
  await waitFor(() => expect(password()).toHaveAccessibleDescription('At least 6 characters'))
  await paste(user, await field('Website'), 'intan.example')
  await waitFor(async () =>
    expect(await field('Website')).toHaveAccessibleDescription(
      'Enter a full address that starts with http:// or https://',
    ),
  )
  expect(host.calls).not.toContain('POST /api/users')
})

test('a password can be looked at while it is typed', async () => {
  const { user } = open({}, '/create')
  await field('Name')
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')

  await user.click(press('Show password'))
  expect(password()).toHaveAttribute('type', 'text')
})

test('a password that is too short is refused on edit as well', async () => {
  const { user } = open({}, `/${budi.id}`)
  await field('Name')
  await user.type(password(), '12345')
  await user.click(press('Update'))

  await waitFor(() => expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters'))
})

test('the last administrator is told so under the role', async () => {
  const other = makeUser({ name: 'Ayu', role: 'admin' })
  const { user, host } = open({ users: [other] }, `/${other.id}`)
  await field('Name')
  const errors = { role: 'The last administrator has to remain one' }
  host.failNext('PUT /api/users/:id', 409, { message: errors.role, errors })
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'User' }))
  await user.click(press('Update'))

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(errors.role))
  takeComplaints()
})

test('a user that cannot be read can be asked for again', async () => {
  const { user, host } = openDashboard('/dashboard/users', { role: 'admin', users })
  await screen.findByText('Budi Santoso')
  host.failNext('GET /api/users/:id', 500, { message: 'Something went wrong' })
  await user.click(await screen.findByRole('link', { name: 'Edit Budi Santoso' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('This user could not be loaded')
  expect(screen.getByText('Something went wrong')).toBeVisible()
  await user.click(press('Try again'))
  expect(await field('Name')).toHaveValue('Budi Santoso')
  takeComplaints()
})

test('an address that is no form is no page', async () => {
  open({}, '/nonsense')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('others than the admin have no business here', async () => {
  open({ role: 'editor' }, '/create')
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a role is filtered for again by its saved filter', async () => {
  const { user } = open()
  await screen.findByText('Budi Santoso')
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Editor' }))
  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save these filters…' }))
  await user.type(await field('Query name'), 'Editors')
  await user.click(press('Save'))
  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clear all filters' }))
  await screen.findByText('Budi Santoso')

  await user.click(await screen.findByRole('button', { name: /filters/i }))
  await user.click(await screen.findByRole('menuitem', { name: 'Editors' }))
  await waitFor(() => expect(screen.queryByText('Budi Santoso')).not.toBeInTheDocument())
  expect(await screen.findByText('Joko Siregar')).toBeVisible()
})

test('phones get cards with the same actions', async () => {
  const { user } = open({ phone: true })

  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(4)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Delete Sari Tanjung' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete Dewi Anggraini' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Edit Sari Tanjung' }))
  expect(await field('Company')).toHaveValue('Toba Lodge')
})

test('what is listed is exported', async () => {
  const { user } = open()
  await screen.findByText('Budi Santoso')
  const lines = await exportedLines(user)
  expect(lines[0]).toBe('name,email,role,phone,company,website,created_at')
  expect(lines.find((line) => line.startsWith('Sari'))).toMatch(
    /^Sari Tanjung,sari@example.com,membership,,Toba Lodge,,/,
  )
})
