import { describe, expect, test } from 'vitest'
import type { Start } from './host'

export function scenarios(start: Start) {
  describe('the categories', () => {
    test('are listed by name for everyone', async () => {
      const host = await start()
      const peaks = await host.make.category({ name: 'Peaks', slug: 'peaks' })
      const lakes = await host.make.category({ name: 'Lakes', slug: 'lakes' })
      expect(await host.call('GET /api/categories')).toMatchObject({
        status: 200,
        body: {
          categories: [
            { id: lakes.id, name: 'Lakes', slug: 'lakes' },
            { id: peaks.id, name: 'Peaks', slug: 'peaks' },
          ],
          total: 2,
        },
      })
    })

    test('are none on an empty host', async () => {
      const host = await start()
      expect(await host.request('GET /api/categories')).toEqual({ categories: [], total: 0 })
    })
  })
}
