import { screen } from '@testing-library/react'
import { MY_ID, type openDashboard } from './open-dashboard'

type User = ReturnType<typeof openDashboard>['user']
type Host = ReturnType<typeof openDashboard>['host']

/** Finds a field by its label, with or without the mark for required fields. */
export const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}\\W*$`))
export const me = (host: Host) => host.row('users', MY_ID)
export const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save changes' }))

export async function fill(user: User, name: string, text: string) {
  const input = await field(name)
  await user.clear(input)
  if (!text) return
  await user.click(input)
  await user.paste(text)
}
