import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const NAMES = ['Zahra', 'anna', 'Ömer', 'de Vries', 'Äpfel', 'école', 'Öl', 'apple']
const SORTED = ['anna', 'Äpfel', 'apple', 'de Vries', 'école', 'Öl', 'Ömer', 'Zahra']

test('lists sort names and titles as dictionaries do', async () => {
  const { make, as } = await startServer()
  const admin = await as(await make.user({ role: 'admin', name: 'zzz' }))
  const editor = await as(await make.user({ role: 'editor', name: 'zzzz' }))
  for (const name of NAMES) {
    await make.user({ name })
    await make.article({ title: name })
    await make.category({ name })
    await make.ad({ title: name })
    await make.newsletter({ subject: name })
  }
  const listed = async (client: typeof admin, path: string, list: string, field: string) =>
    (await client.get(path)).json[list].map((row: Record<string, string>) => row[field]).slice(0, NAMES.length)
  expect(await listed(admin, '/api/users?sort=name', 'users', 'name')).toEqual(SORTED)
  expect(await listed(admin, '/api/users?sort=name&q=e', 'users', 'name')).toEqual([
    'anna',
    'Äpfel',
    'apple',
    'de Vries',
    'école',
    'Öl',
    'Ömer',
    'Zahra',
  ])
  for (const [path, list, field] of [
    ['/api/articles/manage?sort=title', 'articles', 'title'],
    ['/api/articles?sort=title&order=asc', 'articles', 'title'],
    ['/api/categories/manage?sort=name', 'categories', 'name'],
    ['/api/ads/manage?sort=title', 'ads', 'title'],
    ['/api/newsletters?sort=subject', 'newsletters', 'subject'],
    ['/api/newsletters/subscribers?sort=name', 'subscribers', 'name'],
  ] as const)
    expect(await listed(editor, path, list, field), path).toEqual(SORTED)
})
