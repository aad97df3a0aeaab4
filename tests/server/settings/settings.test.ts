import { readFileSync } from 'node:fs'
import { loadBuiltSite } from '@server/render/site-renderer'
import { keepSettings } from '@server/settings/current.service'
import { contrastOfAccent, MIN_CONTRAST } from '@shared/contrast'
import { SettingsInput } from '@shared/entities/settings'
import { palette } from '@shared/palette'
import { SETTING_TEXTS } from '@shared/setting-texts'
import { DEFAULT_CONTACTS } from '@shared/site-entry'
import { SETTING_NAMES, SETTINGS, TRANSLATED_SETTINGS } from '@shared/site-settings'
import { timeZone } from '@shared/time'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

/** A value of each setting, other than its default. */
const given = {
  name: 'Mata Sumatra',
  tagline: 'Slow journeys',
  description: 'A magazine about slow journeys',
  logo_url: '/uploads/logo-64x64.webp',
  contact_emails: ['redaksi@mata.id'],
  location: 'Bukittinggi, West Sumatra',
  social_links: ['https://www.instagram.com/mata'],
  hero_image_url: '/uploads/hero-2000x1250.webp',
  hero_text: 'Go slowly',
  destinations: [1, 2, 3].map((number) => ({
    title: `Place ${number}`,
    text: `Text ${number}`,
    image_url: null,
    url: `/places/place-${number}`,
  })),
  partners_title: 'Our partners',
  partners_text: 'We know them all.',
  banner_title: 'Come along',
  banner_text: 'Members go first.',
  home_strips: ['banner', 'latest'],
  newsletter_text: 'Once a month.',
  footer_text: 'Made in Bukittinggi.',
  copyright: '© 2026 Mata',
  colours: { light: '#7a1f1f', dark: '#f0a58e' },
  languages: ['en', 'id'],
  time_zone: 'Asia/Makassar',
  ads_per_view: 2,
  count_clicks: false,
  review_days: '2',
} satisfies Required<SettingsInput>

const withAdmin = async (options: Parameters<typeof startServer>[0] = {}) => {
  const server = await startServer(options)
  return { ...server, admin: await server.as(await server.make.user({ role: 'admin' })) }
}

test('the table has a row for each field that can be saved', () => {
  expect(Object.keys(SettingsInput.shape).toSorted()).toEqual([...SETTING_NAMES].toSorted())
  expect(Object.keys(given).toSorted()).toEqual([...SETTING_NAMES].toSorted())
})

test('defaults that the site has in its catalogue are the same there', () => {
  const catalogue = JSON.parse(readFileSync('src/site/i18n/en.json', 'utf8'))
  for (const [key, setting] of Object.entries(SETTING_TEXTS)) {
    const [group = '', name = ''] = key.split('.')
    const text = catalogue[group][name].replaceAll('{{magazine}}', SETTINGS.name.default)
    expect([setting, text]).toEqual([setting, SETTINGS[setting].default])
  }
})

test('until something is set, the defaults are those of the specification', async () => {
  const { fetch } = await startServer({ env: { DEMO: '1' } })
  const { settings } = (await fetch('/api/settings')).json
  for (const name of SETTING_NAMES) expect([name, settings[name]]).toEqual([name, SETTINGS[name].default])
  expect(settings).toMatchObject({ changed: [], locked: [], translations: [], version: 0 })
  expect(settings.copyright).toContain('2025')
  expect(settings.destinations.map(({ title }: { title: string }) => title)).toEqual([
    'Toba Caldera',
    'Belitong',
    'Merangin',
  ])
})

test.each(SETTING_NAMES)('%s is saved, and null brings its default back', async (name) => {
  const { admin, fetch } = await withAdmin()
  const saved = await admin.put('/api/settings', { [name]: given[name] })
  expect(saved.status).toBe(200)
  const read = async () => (await fetch('/api/settings')).json.settings
  expect((await read())[name]).toEqual(given[name])
  expect((await read()).changed).toContain(name)
  await admin.put('/api/settings', { [name]: null })
  expect((await read()).changed.filter((each: string) => each !== 'contact_emails')).toEqual([])
})

test('a save changes what it names and nothing else, and one of an outdated copy is refused', async () => {
  const { admin } = await withAdmin()
  await admin.put('/api/settings', given)
  const { settings } = (await admin.put('/api/settings', { name: 'Mata' })).json
  expect(settings).toMatchObject({ ...given, name: 'Mata', version: 2 })
  const late = await admin.put('/api/settings', { name: 'Late' }, { 'if-match': '"1"' })
  expect(late.status).toBe(409)
  expect(late.json.current).toMatchObject({ name: 'Mata', version: 2 })
  expect((await admin.put('/api/settings', { name: 'In time' }, { 'if-match': '"2"' })).status).toBe(200)
})

test('only administrators save settings', async () => {
  const { as, make, fetch } = await startServer()
  for (const role of ['marketing', 'editor', 'membership', 'user'] as const)
    expect((await (await as(await make.user({ role }))).put('/api/settings', { name: 'Mine' })).status).toBe(403)
  expect((await fetch('/api/settings', { method: 'PUT', body: { name: 'Mine' } })).status).toBe(401)
})

test.each([
  [{ contact_emails: ['nobody'] }, 'contact_emails.0'],
  [{ social_links: ['javascript:alert(1)'] }, 'social_links.0'],
  [{ hero_image_url: '//evil.example/x.png' }, 'hero_image_url'],
  [{ destinations: given.destinations.slice(1) }, 'destinations'],
  [{ destinations: given.destinations.map((each) => ({ ...each, url: 'javascript:1' })) }, 'destinations.0.url'],
  [{ colours: { light: 'red', dark: '#f0a58e' } }, 'colours.light'],
  [{ colours: { light: '#f0a58e', dark: '#f0a58e' } }, 'colours.light'],
  [{ colours: { light: '#7a1f1f', dark: '#7a1f1f' } }, 'colours.dark'],
  [{ languages: ['id'] }, 'languages'],
  [{ time_zone: 'Asia/Nowhere' }, 'time_zone'],
  [{ ads_per_view: 0 }, 'ads_per_view'],
  [{ review_days: 'soon' }, 'review_days'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ home_strips: ['latest', 'latest'] }, 'home_strips'],
])('%j is refused with an error that names the field', async (body, field) => {
  const { admin } = await withAdmin()
  const reply = await admin.put('/api/settings', body)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.json.errors)).toContain(field)
})

test('our own colours have the contrast that others need', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrastOfAccent(palette[scheme].accent, scheme)).toBeGreaterThanOrEqual(MIN_CONTRAST)
})

test('what the environment decides is locked', async () => {
  const { admin, fetch } = await withAdmin({ env: { CONTACT_EMAILS: 'a@mata.id', TIME_ZONE: 'Asia/Jayapura' } })
  const read = async () => (await fetch('/api/settings')).json.settings
  expect(await read()).toMatchObject({
    contact_emails: ['a@mata.id'],
    time_zone: 'Asia/Jayapura',
    locked: ['contact_emails', 'time_zone'],
  })
  const refused = await admin.put('/api/settings', { contact_emails: ['b@mata.id'], name: 'Mata' })
  expect(refused.status).toBe(400)
  expect(refused.json.errors).toHaveProperty('contact_emails')
  const same = await admin.put('/api/settings', { contact_emails: ['a@mata.id'], name: 'Mata' })
  expect(same.json.settings).toMatchObject({ name: 'Mata', contact_emails: ['a@mata.id'] })
})

test('without the demo, invented addresses are shown nowhere', async () => {
  const { fetch } = await startServer({
    env: { DEMO: '0', PUBLIC_URL: 'https://mata.id' },
    renderer: await loadBuiltSite(),
  })
  const pages = await Promise.all(['/', '/about', '/id', '/.well-known/security.txt'].map((path) => fetch(path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404])
  for (const { text } of pages) for (const address of DEFAULT_CONTACTS) expect(text).not.toContain(address)
})

test('the demo shows them', async () => {
  const { fetch } = await startServer({ env: { DEMO: '1' }, renderer: await loadBuiltSite() })
  expect((await fetch('/')).text).toContain(DEFAULT_CONTACTS[0])
  expect((await fetch('/.well-known/security.txt')).text).toContain(DEFAULT_CONTACTS[0])
})

test('the site shows what is set: on pages, in their heads, in feeds, in the manifest and to reporters', async () => {
  const { admin, fetch, make } = await withAdmin({
    env: { PUBLIC_URL: 'https://mata.id' },
    renderer: await loadBuiltSite(),
  })
  await make.article({ title: 'A lake' })
  for (let number = 0; number < 3; number += 1) await make.ad({ title: `Ad ${number}` })
  expect((await fetch('/')).text).toContain('Eye of Sumatra')
  await admin.put('/api/settings', { ...given, home_strips: ['partners', 'destinations', 'banner'] })
  const { text: home, headers } = await fetch('/')
  for (const shown of [
    '<title>Slow journeys - Mata Sumatra</title>',
    '<meta data-page property="og:site_name" content="Mata Sumatra">',
    'content="A magazine about slow journeys"',
    '/uploads/hero-2000x1250',
    'Go slowly',
    'Place 2',
    'Our partners',
    'We know them all.',
    'Come along',
    'Made in Bukittinggi.',
    '© 2026 Mata',
    'redaksi@mata.id',
    'Bukittinggi, West Sumatra',
    'href="https://www.instagram.com/mata"',
    '--accent:#7a1f1f',
    '/uploads/logo-64x64',
  ])
    expect(home).toContain(shown)
  expect(home).not.toContain('Eye of Sumatra')
  expect(home).not.toContain('hreflang="fr"')
  expect(home).not.toContain('id="latest"')
  expect([...home.matchAll(/<h3><span>(Ad \d+)<\/span>/g)]).toHaveLength(2)
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  expect((await fetch('/feed.xml')).text).toContain('<title>Mata Sumatra</title>')
  expect((await fetch('/feed.xml')).text).toContain('<description>Slow journeys</description>')
  expect((await fetch('/manifest.webmanifest')).json).toMatchObject({
    name: 'Mata Sumatra',
    short_name: 'Mata Sumatra',
    description: 'A magazine about slow journeys',
  })
  expect((await fetch('/.well-known/security.txt')).text).toContain('mailto:redaksi@mata.id')
  expect((await fetch('/sitemap.xml')).text).not.toContain('/fr')
  expect((await fetch('/membership')).text).toContain('in 2 business days')
  expect((await fetch('/dashboard')).text).toContain('Mata Sumatra')
})

test('pages carry what differs from the defaults, and nothing else', async () => {
  const { admin, fetch } = await withAdmin({ env: { DEMO: '1' }, renderer: await loadBuiltSite() })
  const own = async () => {
    const data = /id="data">(.*?)<\/script>/s.exec((await fetch('/')).text)?.[1] ?? ''
    const { loaderData } = JSON.parse(data)
    return Object.values<{ own?: object }>(loaderData).find((route) => route?.own)?.own
  }
  expect(await own()).toEqual({})
  await admin.put('/api/settings', { banner_title: 'Come along' })
  expect(await own()).toEqual({ banner_title: 'Come along' })
})

test('an address of a language that is not offered leads to the default language, whose translations stay', async () => {
  const { admin, fetch } = await withAdmin({ renderer: await loadBuiltSite() })
  await admin.put('/api/settings/translations/fr', { tagline: 'Voyages lents' })
  await admin.put('/api/settings', { languages: ['en', 'id'] })
  for (const [path, target] of [
    ['/fr', '/'],
    ['/fr/articles?page=2', '/articles?page=2'],
    ['/fr/feed.xml', '/feed.xml'],
  ] as const)
    expect([(await fetch(path)).status, (await fetch(path)).headers.location]).toEqual([302, target])
  expect((await fetch('/id')).status).toBe(200)
  const chosen = { cookie: 'googtrans=/en/fr' }
  expect((await fetch('/articles', { headers: chosen })).status).toBe(200)
  expect((await fetch('/api/settings?lang=fr')).json.settings.tagline).toBe('Voyages lents')
  await admin.put('/api/settings', { languages: null })
  expect((await fetch('/fr')).text).toContain('Voyages lents')
})

test('an article whose language is not offered has the address without a language, for search engines too', async () => {
  const { admin, fetch, make } = await withAdmin({ renderer: await loadBuiltSite() })
  const { id } = await make.article({ language: 'id', title: 'Kawah' })
  await admin.put('/api/settings', { languages: ['en', 'fr'] })
  const { text } = await fetch(`/articles/${id}`)
  expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*[^/]/articles/${id}"`))
  expect(text).not.toContain(`/id/articles/${id}`)
  expect((await fetch('/sitemaps/articles-1.xml')).text).toMatch(new RegExp(`<loc>https?://[^/]+/articles/${id}</loc>`))
})

test.each(TRANSLATED_SETTINGS)('%s is translated, and is outdated once its original has changed', async (name) => {
  const { admin, fetch } = await withAdmin()
  await admin.put('/api/settings', { [name]: given[name] })
  const path = '/api/settings/translations/id'
  const saved = await admin.put(path, { [name]: 'Terjemahan' }, { 'if-match': '"0"' })
  expect(saved.json.translation).toMatchObject({ [name]: 'Terjemahan', outdated: [], version: 1 })
  const shown = async (lang: string) => (await fetch(`/api/settings?lang=${lang}`)).json.settings[name]
  expect([await shown('id'), await shown('fr'), await shown('en')]).toEqual(['Terjemahan', given[name], given[name]])
  await admin.put('/api/settings', { [name]: 'Something else' })
  expect((await admin.get(path)).json.translation.outdated).toEqual([name])
  expect((await admin.put(path, { name: 'X' }, { 'if-match': '"7"' })).status).toBe(409)
  await admin.put(path, { [name]: null })
  expect(await shown('id')).toBe('Something else')
  expect((await admin.delete(path)).status).toBe(200)
  expect((await admin.get(path)).status).toBe(404)
})

test('destinations are translated in their places', async () => {
  const { admin, fetch } = await withAdmin()
  await admin.put('/api/settings', { destinations: given.destinations })
  await admin.put('/api/settings/translations/id', { destinations: [{}, { title: 'Tempat 2' }] })
  const { settings } = (await fetch('/api/settings?lang=id')).json
  expect(settings.destinations.map(({ title }: { title: string }) => title)).toEqual(['Place 1', 'Tempat 2', 'Place 3'])
})

test('what is kept of the settings follows each change, and so does the time zone', async () => {
  const { admin, fetch, db, config } = await withAdmin({ env: { DEMO: '1' } })
  await keepSettings(db, config)
  const name = async () => (await fetch('/api/settings')).json.settings.name
  expect(await name()).toBe('Eye of Sumatra')
  await admin.put('/api/settings', { name: 'Mata', time_zone: 'Asia/Makassar' })
  expect(await name()).toBe('Mata')
  await expect.poll(timeZone).toBe('Asia/Makassar')
})

test('a picture of the settings cannot be deleted from the library', async () => {
  const { admin, db } = await withAdmin()
  await admin.put('/api/settings', { hero_image_url: given.hero_image_url })
  const { rows } = await db.execute(sql`select source from upload_uses where stem = 'hero-2000x1250'`)
  expect(rows).toEqual([{ source: 'settings' }])
})
