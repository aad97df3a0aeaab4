import { makeUser } from '@tests/factories/user'
import { openDashboard } from './open-dashboard'

export const budi = makeUser({
  name: 'Budi Santoso',
  email: 'budi@example.com',
  created_at: '2026-03-09T08:00:00.000Z',
})
export const sari = makeUser({
  name: 'Sari Tanjung',
  email: 'sari@example.com',
  role: 'membership',
  company: 'Toba Lodge',
})
export const joko = makeUser({ name: 'Joko Siregar', email: 'joko@example.com', role: 'editor' })
export const users = [budi, sari, joko]

type Options = Parameters<typeof openDashboard>[1]
/** Opens the list of users, or a path below it, as an admin. */
export const openUsers = (options: Options = {}, path = '') =>
  openDashboard(`/dashboard/users${path}`, { role: 'admin', users, ...options })
