import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxOf } from '@server/mail/transport'
import { loadBuiltSite } from '@server/render/site-renderer'
import { languagePath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { dayOf } from '@shared/time'
import { localeOf } from '@site/i18n/translate'
import { publicFiles, publicPages } from '@tests/server/public-addresses'
import { startServer } from '@tests/server/start-server'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'

const instant = new Date('2026-11-20T23:30:00Z')

/** How a day may be written for readers. */
const written = (day: string, language: LanguageCode) =>
  [{ day: 'numeric', month: 'short', year: 'numeric' } as const, { dateStyle: 'long' } as const].map((style) =>
    new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }).format(new Date(day)),
  )

/** A record of each kind that readers see, all of this moment. */
async function startThen(TIME_ZONE: string) {
  const env = { PUBLIC_URL: 'https://eye.example', TIME_ZONE }
  const server = await startServer({ renderer: await loadBuiltSite(), env, mail: true, now: () => instant })
  const { make, as, config } = server
  const dates = { created_at: instant, updated_at: instant }
  const author = await make.user({ role: 'editor', name: 'Dewi', ...dates })
  const category = await make.category()
  const texts = { author_id: author.id, published_at: instant, revised_at: new Date(instant.getTime() + 1), ...dates }
  const article = await make.article({ ...texts, category_ids: [category.id] })
  const call = { slug: 'events', status: 'draft', excerpt: 'https://events.example' } as const
  const event = await make.article({ ...texts, ...call, starts_at: instant })
  const checked_on = dayOf(instant)
  const days = { valid_from: checked_on, valid_until: checked_on, checked_on }
  const notices = [{ text: 'Closed', severity: 'closed' as const, source_url: null, ...days }]
  const place = await make.place({ ...dates, notices })
  const page = await make.page(dates)
  const editor = await as(author)
  const { newsletter } = (await editor.post('/api/newsletters', { subject: 'News', content: '<p>Water</p>' })).json
  expect((await editor.post(`/api/newsletters/${newsletter.id}/send`)).json.results).toMatchObject({ sent: 1 })
  const [file = ''] = await readdir(outboxOf(config.DATA_DIR))
  const mail = await PostalMime.parse(await readFile(join(outboxOf(config.DATA_DIR), file)))
  const sent = /\/newsletters\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const series = await make.series(dates)
  const records = { author, category, series, article, event, place, page }
  return { ...server, mail, pages: [...publicPages(records), sent], files: publicFiles(records), sent, records }
}

test.each([
  ['Asia/Jakarta', '2026-11-21', '2026-11-20'],
  ['America/New_York', '2026-11-20', '2026-11-21'],
])('in %s, all that is of one moment is of %s', async (zone, day, other) => {
  const { fetch, pages, files, mail, sent, records } = await startThen(zone)
  /** Whether the page has this day. It never has the other one. */
  const hasDay = async (path: string, language: LanguageCode, headers = {}) => {
    const { text } = await fetch(languagePath(language, path), { headers })
    for (const wrong of written(other, language))
      expect([language, path, text.includes(wrong)]).toEqual([language, path, false])
    return written(day, language).some((right) => text.includes(right))
  }
  const dated: string[] = []
  for (const path of pages) if (await hasDay(path, 'en')) dated.push(path)
  const { article, event, place } = records
  expect(dated).toEqual(
    expect.arrayContaining(['/', `/articles/${article.id}`, `/events/${event.id}`, `/places/${place.slug}`, sent]),
  )
  for (const path of dated) {
    expect([path, await hasDay(path, 'en', { cookie: 'edition=lite' })]).toEqual([path, true])
    expect([path, await hasDay(path, 'ar')]).toEqual([path, true])
  }
  for (const path of files) {
    // Feeds name moments, in GMT.
    const text = (await fetch(path)).text.replace(/<\w*date>[^<]* GMT</gi, '')
    for (const wrong of written(other, 'en')) expect(text).not.toContain(wrong)
  }
  expect((await fetch('/feed.xml')).text).toContain('<pubDate>Fri, 20 Nov 2026 23:30:00 GMT</pubDate>')
  for (const wrong of written(other, 'en')) expect(`${mail.text} ${mail.html}`).not.toContain(wrong)
})
