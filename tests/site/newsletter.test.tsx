import { digestTexts } from '@server/db/original-digests'
import { newsletterTranslations } from '@server/db/schema/newsletter-translations'
import { screen } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { signedToken, startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { expect, test } from 'vitest'
import { renderOnServer } from './first-page'
import { renderSite } from './render-site'

const newsletter = makeNewsletter({
  id: 7,
  subject: 'Of <rain> & lakes',
  content: '<h2>Dear reader</h2><p>The water is low.</p>',
  sent_at: '2026-02-01T08:00:00.000Z',
})
const path = `/newsletters/${signedToken('web-version', newsletter.id)}`

test('a sent newsletter is a page of the site that search engines must not index', async () => {
  const host = startHost({ newsletters: [newsletter] })
  renderSite(path, {}, host)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Of <rain> & lakes' })
  expect(heading.closest('[translate=no]')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Dear reader' })).toBeVisible()
  expect(screen.getByText('Newsletter, 1 February 2026')).toBeVisible()
  expect(document.title).toBe('Of <rain> & lakes - Eye of Sumatra')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('at an address with a language, the newsletter is its version in that language', async () => {
  const host = startHost({ newsletters: [newsletter] })
  const texts = { subject: 'Tentang hujan', content: '<p>Air surut.</p>', status: 'published' } as const
  // The version follows the newsletter: readers get no outdated one.
  const original_digest = digestTexts([newsletter.subject, newsletter.content])
  const at = new Date('2026-01-31T08:00:00.000Z')
  await host.inDatabase((db) =>
    db
      .insert(newsletterTranslations)
      .values({ record_id: 7, language: 'id', ...texts, original_digest, updated_at: at }),
  )
  const { html } = await renderOnServer(`/id${path}`)
  expect(html).toContain('Tentang hujan')
  expect(html).toContain('Air surut.')
  expect(html).not.toContain('The water is low.')
})

test('a draft is not found', async () => {
  startHost({ newsletters: [{ ...newsletter, sent_at: null }] })
  const page = await renderOnServer(path)
  expect(page).toMatchObject({ status: 404, keep: false })
  expect(page.html).toContain('Newsletter not found')
})

test('a newsletter that cannot be loaded shows an error, not that it does not exist', async () => {
  const host = startHost({ newsletters: [newsletter] })
  host.failNext('GET /api/newsletters/sent/:key', 500)
  renderSite(path, {}, host)
  expect(await screen.findByRole('heading', { level: 1, name: 'This didn’t load' })).toBeVisible()
  expect(takeComplaints()).toHaveLength(1)
})
