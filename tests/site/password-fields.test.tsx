import { screen } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const dewi = makeUser({ email: 'dewi@example.com' })

test.each([
  ['/login', { Email: 'username', Password: 'current-password' }],
  ['/register', { 'Email address': 'email', Password: 'new-password', 'Confirm Password': 'new-password' }],
  ['/reset-password', { 'New password': 'new-password', 'Confirm Password': 'new-password' }],
])('the fields of %s can be filled in by pasting and by password managers', async (path, fields) => {
  const host = startHost({ users: [dewi] })
  const { user } = renderSite(`${path}?token=${host.mailedToken('reset-password', dewi)}`, {}, host)
  for (const [label, purpose] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    expect(field).toHaveAttribute('autocomplete', purpose)
    await user.click(field)
    await user.paste('pasted-9')
    expect(field).toHaveValue('pasted-9')
  }
})
