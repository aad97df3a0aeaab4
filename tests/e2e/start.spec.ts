import { startBuiltServer } from '@tests/built-server'
import { expect, inject, test } from 'vitest'
import { demo } from './fixtures'

const { path, log } = inject('demoFolder')

test('the first start on an empty folder says what it does, adds the demo content and prints its accounts', () => {
  for (const step of ['making the database', 'making the demo content', 'indexing it for the search'])
    expect(log).toMatch(new RegExp(`${step}….*${step}: done in \\d+ s`, 's'))
  expect(log).toContain('the empty database got the demo content')
  for (const name of ['admin', 'marketing', 'editor', 'member', 'user']) expect(log).toContain(demo.email(name))
})

test('with DEMO=0, the server refuses a folder whose accounts still have the public demo password', {
  tags: 'sweep',
}, async () => {
  const owner = { DATA_DIR: path, DEMO: '0', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long secret' }
  await expect(startBuiltServer(owner)).rejects.toThrow(
    /DEMO: it is off, but these accounts still have the public demo password: admin@eyeofsumatra\.example/,
  )
})
