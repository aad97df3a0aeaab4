import { screen } from '@testing-library/react'
import { startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

const answer = 'If there’s an account for this address, an email with a link is on its way.'

async function openForm(host = startHost()) {
  const site = renderSite('/login', {}, host)
  await site.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  const ask = async (email: string) => {
    const field = screen.getByLabelText('Email address')
    await site.user.clear(field)
    if (email) await site.user.type(field, email)
    await site.user.dblClick(screen.getByRole('button', { name: 'Send link' }))
  }
  return { ...site, ask }
}

test('a user requests a link, which is sent once; the reply does not reveal whether the address has an account', async () => {
  const { ask, host } = await openForm()
  host.delay('POST /api/auth/forgot-password', 30)
  await ask('nobody@example.com')
  expect(await screen.findByRole('status')).toHaveTextContent(answer)
  expect(host.countOf('POST /api/auth/forgot-password')).toBe(1)
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
})

test('an invalid address shows an error at the field and is not sent', async () => {
  const { ask, host } = await openForm()
  await ask('')
  const field = screen.getByLabelText('Email address')
  expect(field).toHaveAccessibleDescription('Email is required')
  expect(field).toHaveFocus()
  await ask('dewi')
  expect(field).toHaveAccessibleDescription('Email is invalid')
  expect(host.countOf('POST /api/auth/forgot-password')).toBe(0)
})

test('a refused request shows the server’s message and keeps the input', async () => {
  const { ask, host } = await openForm()
  host.failNext('POST /api/auth/forgot-password', 422, { message: 'Please wait a minute' })
  await ask('dewi@example.com')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute')
  expect(screen.getByLabelText('Email address')).toHaveValue('dewi@example.com')
  host.failNext('POST /api/auth/forgot-password', 500, {})
  await ask('dewi@example.com')
  expect(await screen.findByText('We couldn’t send the link. Please try again.')).toBeVisible()
})
