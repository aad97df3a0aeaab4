import { abilitiesOf } from '@shared/role-abilities'
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD } from '@tests/host'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { MY_ID, openDashboard, paste, rowWith } from './open-dashboard'
import { budi, joko, openUsers, sari, users } from './open-users'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })
const password = () => screen.getByLabelText(/^Password/)
const press = (name: string) => screen.getByRole('button', { name })
type Host = ReturnType<typeof openUsers>['host']
const stored = (host: Host, id: number) => host.row('users', id)

describe('the form of a user', () => {
  test('creates a user', async () => {
    const { user, host } = openUsers()
    await user.click(await screen.findByRole('link', { name: 'Add User' }))

    const form = await dialog('Add User')
    await paste(user, await field('Name'), 'Intan Pasaribu')
    await paste(user, await field('Email'), 'intan@example.com')
    await paste(user, password(), 'krakatau-1883')
    expect(form.getByRole('combobox', { name: 'Role' })).toHaveTextContent('User')
    const told = (name: string) => within(form.getByRole('list', { name })).getAllByRole('listitem')
    expect(told('May').map(({ textContent }) => textContent)).toEqual([
      'delete their own account',
      'change their own profile',
    ])
    await user.click(form.getByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Marketing' }))
    // As the permission table says, of the role that is chosen now.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const { may, mayNot } = abilitiesOf('marketing')
    expect([told('May').length, told('May not').length]).toEqual([may.length, mayNot.length])
    expect(form.getByRole('list', { name: 'May not' })).toHaveTextContent('publish articles, or take them off the site')
    await paste(user, await field('Phone'), '+62 811 1')
    await paste(user, await field('Website'), 'https://intan.example')
    await user.click(press('Create'))

    expect(await screen.findByText('User created successfully')).toBeVisible()
    expect(await rowWith('Intan Pasaribu')).toHaveTextContent('Marketing')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/dashboard/users')
    expect((await host.rows('users')).find(({ name }) => name === 'Intan Pasaribu')).toMatchObject({
      email: 'intan@example.com',
      role: 'marketing',
      phone: '+62 811 1',
      company: null,
      website: 'https://intan.example',
    })
    expect(await host.opens('intan@example.com', 'krakatau-1883')).toBe(true)
  })

  test('invites a user instead of typing a password, and again', async () => {
    const { user, host } = openUsers({}, '/create')
    const form = await dialog('Add User')
    await paste(user, await field('Name'), 'Intan Pasaribu')
    await paste(user, await field('Email'), 'intan@example.com')
    await user.click(form.getByRole('switch', { name: 'Invite by email instead' }))
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    await user.click(press('Create'))
    expect(await rowWith('Intan Pasaribu')).toHaveTextContent('Invited')
    const invitations = async () => (await host.rows('mails')).map(({ mail }) => mail.kind)
    expect(await invitations()).toEqual(['invitation'])
    await user.click(await screen.findByRole('button', { name: 'Send the invitation to Intan Pasaribu again' }))
    expect(await screen.findByText('The invitation to intan@example.com is on its way')).toBeVisible()
    expect(await invitations()).toEqual(['invitation', 'invitation'])
  })

  test('asks for a password on a host that sends no invitations', async () => {
    openUsers({ kind: 'table-only' }, '/create')
    await dialog('Add User')
    expect(password()).toBeVisible()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('edits a user and keeps the password if none is typed', async () => {
    const { user, host } = openUsers()
    await user.click(await screen.findByRole('link', { name: 'Edit Sari Tanjung' }))

    await dialog('Edit User')
    const name = await field('Name')
    expect(name).toHaveValue('Sari Tanjung')
    expect(location.pathname).toBe(`/dashboard/users/${sari.id}`)
    expect(password()).toHaveAccessibleDescription(/leave blank/i)
    await user.clear(name)
    await paste(user, name, 'Sari Nasution')
    await user.clear(await field('Company'))
    await user.click(press('Update'))

    expect(await screen.findByText('User updated successfully')).toBeVisible()
    expect(await rowWith('Sari Nasution')).toHaveTextContent('sari@example.com')
    expect(await stored(host, sari.id)).toMatchObject({ name: 'Sari Nasution', company: null })
    expect(await host.opens('sari@example.com', DEFAULT_PASSWORD)).toBe(true)
  })

  test('refuses an email address that is already in use and keeps the form', { tags: 'sweep' }, async () => {
    const { user, host } = openUsers({}, '/create')
    await paste(user, await field('Name'), 'Second Budi')
    await paste(user, await field('Email'), 'BUDI@example.com')
    await paste(user, password(), 'krakatau-1883')
    await user.click(press('Create'))

    expect(await screen.findByText('This email is already registered')).toBeVisible()
    expect(await field('Email')).toHaveAccessibleDescription('This email is already registered')
    await user.type(await field('Email'), '.id')
    await waitFor(async () => expect(await field('Email')).not.toHaveAccessibleDescription())
    expect(await field('Name')).toHaveValue('Second Budi')
    expect(await host.rows('users')).toHaveLength(4)
    takeComplaints()
  })

  test('shows an error and a link back at the address of an unknown user', { tags: 'sweep' }, async () => {
    const { user } = openUsers({}, '/424242')

    const form = await dialog('Edit User')
    expect(await form.findByRole('alert')).toHaveTextContent('User not found')
    await user.click(form.getByRole('button', { name: 'Back to the list' }))
    expect(await screen.findByText('Budi Santoso')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    takeComplaints()
  })

  test('stores a new password and a new role', { tags: 'sweep' }, async () => {
    const { user, host } = openUsers({}, `/${budi.id}`)
    await field('Name')

    await paste(user, password(), 'sinabung-2010')
    const role = screen.getByRole('combobox', { name: 'Role' })
    expect(role).toHaveAccessibleDescription('A new role signs this user out everywhere.')
    await user.click(role)
    await user.click(await screen.findByRole('option', { name: 'Editor' }))
    await user.click(press('Update'))

    await screen.findByText('User updated successfully')
    expect(await stored(host, budi.id)).toMatchObject({ role: 'editor' })
    expect(await host.opens('budi@example.com', 'sinabung-2010')).toBe(true)
  })

  test('shows where another user is signed in, and signs them out', { tags: 'sweep' }, async () => {
    const { user, host } = openUsers()
    host.startSession(joko.id)
    await user.click(await screen.findByRole('link', { name: 'Edit Joko Siregar' }))
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const question = await dialog('Sign Joko Siregar out everywhere?')
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByText('Not signed in anywhere.')).toBeVisible()
    expect(await host.rows('sessions')).toMatchObject([{ user_id: MY_ID }])
  })

  test('does not let an admin change their own role, address or password', async () => {
    const { user, host } = openUsers({ withLayout: true }, `/${MY_ID}`)
    const name = await field('Name')

    const role = screen.getByRole('combobox', { name: 'Role' })
    expect(role).toHaveAttribute('aria-disabled', 'true')
    expect(role).toHaveTextContent('Admin')
    expect(role).toHaveAccessibleDescription('Only another admin can change your role.')
    expect(await field('Email')).toHaveAttribute('readonly')
    expect(await field('Email')).toHaveAccessibleDescription('Change your address and your password in your profile.')
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    await user.clear(name)
    await paste(user, name, 'Dewi Lestari')
    await user.click(press('Update'))

    await screen.findByText('User updated successfully')
    expect(await stored(host, MY_ID)).toMatchObject({ name: 'Dewi Lestari', role: 'admin' })
    expect(await screen.findByText('Welcome, Dewi Lestari')).toBeVisible()
  })
})

test('each field shows its error until it is corrected', { tags: 'sweep' }, async () => {
  const { user, host } = openUsers({}, '/create')
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
  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription('At least 6 characters, and not a common password'),
  )
  await paste(user, await field('Website'), 'intan.example')
  await waitFor(async () =>
    expect(await field('Website')).toHaveAccessibleDescription(
      'Enter a full address that starts with http:// or https://',
    ),
  )
  expect(host.calls).not.toContain('POST /api/users')
})

test('a password can be shown while it is typed', { tags: 'sweep' }, async () => {
  const { user } = openUsers({}, '/create')
  await field('Name')
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')

  await user.click(press('Show password'))
  expect(password()).toHaveAttribute('type', 'text')
})

test('a password that is too short is also refused when a user is edited', { tags: 'sweep' }, async () => {
  const { user } = openUsers({}, `/${budi.id}`)
  await field('Name')
  await user.type(password(), '12345')
  await user.click(press('Update'))

  await waitFor(() => expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters'))
})

test('the last administrator cannot be demoted, and the error appears at the role', async () => {
  const other = makeUser({ name: 'Ayu', role: 'admin' })
  const { user, host } = openUsers({ users: [other] }, `/${other.id}`)
  await field('Name')
  const errors = { role: 'There must be at least one administrator' }
  host.failNext('PUT /api/users/:id', 409, { message: errors.role, errors })
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'User' }))
  await user.click(press('Update'))

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(errors.role))
  takeComplaints()
})

test('a user that failed to load can be loaded again', { tags: 'sweep' }, async () => {
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
