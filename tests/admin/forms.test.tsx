import { sessions } from '@server/db/schema/core'
import { TOKEN_KEY } from '@shared/client'
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { DEFAULT_PASSWORD, type Host } from '@tests/host'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { MY_ID, openDashboard, paste, reopenDashboard } from './open-dashboard'

/** Behaviour that all forms share, tested with the form of a user. */

const budi = makeUser({ name: 'Budi Santoso', email: 'budi@example.com' })

const open = (path: string, options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(`/dashboard/users${path}`, { role: 'admin', users: [budi], ...options })

const field = (name: string) => screen.findByRole('textbox', { name })
const password = () => screen.getByLabelText(/^Password/)
const press = (name: string) => screen.getByRole('button', { name })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const noDialog = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())
const leaveQuestion = 'Leave without saving?'
const stored = (host: Host) => host.row('users', budi.id)

describe('a form', () => {
  test('keeps its input when a save fails, and still asks before it closes', async () => {
    const { user, host } = open(`/${budi.id}`)
    host.failNext('PUT /api/users/:id', 500, { message: '' })
    await paste(user, await field('Company'), 'Toba Lodge')
    await user.click(press('Update'))

    expect(await screen.findByText('Failed to save user')).toBeVisible()
    expect(await field('Company')).toHaveValue('Toba Lodge')
    await user.click(press('Cancel'))
    await user.click((await dialog(leaveQuestion)).getByRole('button', { name: 'Stay' }))
    await noDialog(leaveQuestion)
    expect(await field('Company')).toHaveValue('Toba Lodge')

    await user.click(press('Update'))
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    await noDialog('Edit User')
    expect(await stored(host)).toMatchObject({ company: 'Toba Lodge' })
    takeComplaints()
  })

  test('shows the error from the server', { tags: 'sweep' }, async () => {
    const { user, host } = open(`/${budi.id}`)
    host.failNext('PUT /api/users/:id', 400, { message: 'Not on a Sunday' })
    await paste(user, await field('Company'), 'Toba Lodge')
    await user.click(press('Update'))

    expect(await screen.findByText('Not on a Sunday')).toBeVisible()
    takeComplaints()
  })

  test('restores its input when the user signs in again after the session has ended', { tags: 'sweep' }, async () => {
    const { user, host, goTo } = open(`/${budi.id}`)
    await paste(user, await field('Company'), 'Toba Lodge')
    await paste(user, password(), 'krakatau-1883')
    await host.inDatabase((db) => db.delete(sessions))
    await user.click(press('Update'))

    const here = `/dashboard/users/${budi.id}`
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(here)}`))
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('krakatau')
    takeComplaints()

    reopenDashboard(host, MY_ID)
    await waitFor(async () => expect(await field('Company')).toHaveValue('Toba Lodge'))
    expect(password()).toHaveValue('')
    expect(await screen.findByText('Your unsaved text has been restored.')).toBeVisible()

    await user.click(press('Update'))
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    expect(await stored(host)).toMatchObject({ company: 'Toba Lodge' })
    expect(await host.opens(budi.email, DEFAULT_PASSWORD)).toBe(true)
  })

  test('restores a new record after the session has ended, but only for the same user', async () => {
    const other = makeUser({ role: 'admin' })
    const { user, host, goTo } = open('/create', { users: [budi, other] })
    await user.type(await field('Name'), 'Intan')
    await paste(user, await field('Email'), 'intan@example.com')
    await paste(user, password(), 'krakatau-1883')
    await host.inDatabase((db) => db.delete(sessions))
    await user.click(press('Create'))
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    takeComplaints()

    reopenDashboard(host, other.id)
    expect(await field('Name')).toHaveValue('')

    reopenDashboard(host, MY_ID)
    await waitFor(async () => expect(await field('Name')).toHaveValue('Intan'))
    expect(await field('Email')).toHaveValue('intan@example.com')
    expect(password()).toHaveValue('')
  })

  test('saves once after a double click', async () => {
    const { user, host } = open('/create')
    await user.type(await field('Name'), 'Intan')
    await paste(user, await field('Email'), 'intan@example.com')
    await paste(user, password(), 'krakatau-1883')
    host.delay('POST /api/users', 100)
    await user.dblClick(press('Create'))

    await noDialog('Add User')
    expect(host.calls.filter((call) => call === 'POST /api/users')).toHaveLength(1)
    expect((await host.rows('users')).filter(({ name }) => name === 'Intan')).toHaveLength(1)
  })

  test('asks before Escape, the close button or the back button discards unsaved changes', async () => {
    const { user } = open('')
    await user.click(await screen.findByRole('link', { name: 'Edit Budi Santoso' }))
    await paste(user, await field('Company'), 'Toba Lodge')

    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(press('Close')),
      async () => history.back(),
    ]) {
      await leave()
      await dialog(leaveQuestion)
      // Escape closes only the question, as the button 'Stay' does.
      await user.keyboard('{Escape}')
      await noDialog(leaveQuestion)
      expect(await field('Company')).toHaveValue('Toba Lodge')
      expect(location.pathname).toBe(`/dashboard/users/${budi.id}`)
    }

    await user.click(press('Cancel'))
    await user.click((await dialog(leaveQuestion)).getByRole('button', { name: 'Leave' }))
    await noDialog('Edit User')
    expect(location.pathname).toBe('/dashboard/users')

    await user.click(screen.getByRole('link', { name: 'Edit Budi Santoso' }))
    expect(await field('Company')).toHaveValue('')
  })

  test('closes without a question if nothing was changed', { tags: 'sweep' }, async () => {
    const { user } = open('')
    await user.click(await screen.findByRole('link', { name: 'Edit Budi Santoso' }))
    const company = await field('Company')
    await user.type(company, 'Toba')
    await user.clear(company)
    await user.type(password(), 'k')
    await user.clear(password())

    await user.keyboard('{Escape}')
    await noDialog('Edit User')
    expect(location.pathname).toBe('/dashboard/users')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    history.back()
    expect(await field('Name')).toHaveValue('Budi Santoso')
  })
})

describe('when two people edit the same user', () => {
  const conflict = 'Someone else has saved this in the meantime'

  /** Changes and saves a user who has a newer version on the host, so the save is refused. */
  async function startConflict() {
    const opened = open(`/${budi.id}`)
    await paste(opened.user, await field('Phone'), '+62 811')
    await opened.user.type(await field('Company'), 'Mine')
    await opened.host.update('users', budi.id, {
      name: 'Budi Harahap',
      company: 'Theirs',
      version: 2,
      updated_at: new Date('2026-04-01T09:30:00.000Z'),
    })
    await opened.user.click(press('Update'))
    const question = await dialog(conflict)
    takeComplaints()
    return { ...opened, choose: (name: string) => opened.user.click(question.getByRole('button', { name })) }
  }

  test('the second can continue to edit and is asked again on the next save', { tags: 'sweep' }, async () => {
    const { user, host, choose } = await startConflict()
    await choose('Keep editing')
    await noDialog(conflict)
    expect(await field('Company')).toHaveValue('Mine')
    expect(await stored(host)).toMatchObject({ company: 'Theirs' })

    await user.click(press('Update'))
    await dialog(conflict)
    await user.keyboard('{Escape}')
    await noDialog(conflict)
    expect(await field('Company')).toHaveValue('Mine')
    takeComplaints()
  })

  test('the second can load what the first has saved, and keeps what only the second has changed', async () => {
    const { user, host, choose } = await startConflict()
    await choose('Discard mine, load theirs')
    await waitFor(async () => expect(await field('Company')).toHaveValue('Theirs'))
    expect(await field('Name')).toHaveValue('Budi Harahap')
    expect(await field('Phone')).toHaveValue('+62 811')

    await user.type(await field('Company'), ' and mine')
    await user.click(press('Update'))
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    expect(await stored(host)).toMatchObject({ name: 'Budi Harahap', company: 'Theirs and mine', phone: '+62 811' })
  })

  test('changes of different fields are merged without a question', async () => {
    const { user, host } = open(`/${budi.id}`)
    await user.type(await field('Company'), 'Mine')
    await host.update('users', budi.id, { name: 'Budi Harahap', version: 2 })
    await user.click(press('Update'))
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    await noDialog('Edit User')
    expect(await stored(host)).toMatchObject({ name: 'Budi Harahap', company: 'Mine' })
    takeComplaints()
  })

  test('the second can choose for each field that both have changed', async () => {
    const { user, host } = await startConflict()
    const question = await dialog(conflict)
    expect(question.getByRole('button', { name: 'Save as chosen' })).toBeDisabled()
    await user.click(await question.findByRole('radio', { name: 'Saved meanwhile' }))
    await user.click(question.getByRole('button', { name: 'Save as chosen' }))
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    expect(await stored(host)).toMatchObject({ name: 'Budi Harahap', company: 'Theirs' })
  })

  test('the second can overwrite the version of the first', { tags: 'sweep' }, async () => {
    const { host, choose } = await startConflict()
    await choose('Save mine over theirs')
    expect(await screen.findByText('User updated successfully')).toBeVisible()
    await noDialog('Edit User')
    expect(await stored(host)).toMatchObject({ name: 'Budi Harahap', company: 'Mine' })
  })

  test('an overwrite that fails because of a field shows the error under that field', { tags: 'sweep' }, async () => {
    const { host, choose } = await startConflict()
    const errors = { email: 'This email is already registered' }
    host.failNext('PUT /api/users/:id', 409, { message: errors.email, errors })
    await choose('Save mine over theirs')

    await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription(errors.email))
    expect(await field('Company')).toHaveValue('Mine')
    takeComplaints()
  })

  test('input restored after a new sign-in still conflicts with a newer version', { tags: 'sweep' }, async () => {
    const { user, host, goTo } = open(`/${budi.id}`)
    await user.type(await field('Company'), 'Mine')
    await host.inDatabase((db) => db.delete(sessions))
    await user.click(press('Update'))
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    takeComplaints()
    await host.update('users', budi.id, { company: 'Theirs', version: 2 })

    reopenDashboard(host, MY_ID)
    await waitFor(async () => expect(await field('Company')).toHaveValue('Mine'))
    await user.click(press('Update'))
    await dialog(conflict)
    expect(await stored(host)).toMatchObject({ company: 'Theirs' })
    takeComplaints()
  })
})
