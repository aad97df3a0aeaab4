import { screen, waitFor } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { expect, test } from 'vitest'
import { openDashboard } from './open-dashboard'

test('a host without reasons gets none, and the dialog says so', { tags: 'sweep' }, async () => {
  const ad = makeAd({ title: 'Lake view rooms', status: 'pending' })
  const { user, host } = openDashboard('/dashboard/ads', { kind: 'table-only', role: 'marketing', ads: [ad] })

  await user.click(await screen.findByRole('combobox', { name: 'Status of Lake view rooms' }))
  await user.click(await screen.findByRole('option', { name: 'Rejected' }))
  expect(await screen.findByText(/This server stores no reason/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reject' }))

  await waitFor(() => expect(host.calls).toContain('PUT /api/ads/:id/status'))
  expect(host.sent.find(({ call }) => call === 'PUT /api/ads/:id/status')?.body).toEqual({ status: 'rejected' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /reason/i })).not.toBeInTheDocument()
})
