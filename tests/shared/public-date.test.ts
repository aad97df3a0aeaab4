import type { ArticleSummary } from '@shared/entities/article'
import { publicDate } from '@shared/public-date'
import { expect, test } from 'vitest'

const begun = '2026-03-01T08:00:00.000Z'
const published = '2026-03-20T08:00:00.000Z'

test('readers see when an article was published', () => {
  expect(publicDate({ created_at: begun, published_at: published })).toBe(published)
})

test('a draft, and an article of a host that keeps no such date, show when they were created', () => {
  expect(publicDate({ created_at: begun, published_at: null })).toBe(begun)
  expect(publicDate({ created_at: begun } as ArticleSummary)).toBe(begun)
})
