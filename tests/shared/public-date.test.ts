import type { ArticleSummary } from '@shared/entities/article'
import { lastPublicChange, publicDate, revisionDate } from '@shared/public-date'
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

test('a revision counts from the publication on', () => {
  const revised = '2026-04-01T08:00:00.000Z'
  const dates = { created_at: begun, published_at: published, revised_at: revised }
  expect([revisionDate(dates), lastPublicChange(dates)]).toEqual([revised, revised])
  // Editors may correct the date of publication afterwards.
  const republished = { ...dates, published_at: '2026-05-01T08:00:00.000Z' }
  expect([revisionDate(republished), lastPublicChange(republished)]).toEqual([undefined, '2026-05-01T08:00:00.000Z'])
  expect(lastPublicChange({ created_at: begun } as ArticleSummary)).toBe(begun)
})
