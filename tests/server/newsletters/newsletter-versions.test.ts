import { newsletters } from '@server/db/schema/mail'
import { mailTexts } from '@server/mail/mail-texts'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const original = { subject: 'News', content: '<p>The water is low.</p>' }
const version = (name: string) => ({ subject: `News in ${name}`, content: `<p>${name}</p>`, status: 'published' })

async function start() {
  const mailing = await startMailing()
  const { id } = (await mailing.editor.post('/api/newsletters', original)).json.newsletter
  const path = `/api/newsletters/${id}`
  const save = (language: string, values: object) => mailing.editor.put(`${path}/translations/${language}`, values)
  const addReader = (email: string, language: 'id' | 'ar' | 'de' | 'fr') => mailing.make.user({ email, language })
  const listed = async () => (await mailing.editor.get(`/api/newsletters/manage/${id}/translations`)).json.translations
  return { ...mailing, path, save, addReader, listed }
}

test('each reader gets one copy, in their language if that version is ready, else the original in a frame that is', async () => {
  const { path, save, addReader, editor, fetch, ...mailing } = await start()
  await save('id', version('Indonesian'))
  await save('ar', version('العربية'))
  await save('fr', { ...version('French'), status: 'review' })
  const readers = { ani: 'id', amal: 'ar', doris: 'de', fleur: 'fr' } as const
  for (const [name, language] of Object.entries(readers)) await addReader(`${name}@example.com`, language)
  await mailing.make.user({ email: 'eve@example.com' })

  expect((await editor.post(`${path}/send`)).json.results).toMatchObject({ total: 5, sent: 5 })
  expect(mailing.smtp.mails.map(({ to }) => to).toSorted()).toEqual(
    [...Object.keys(readers), 'eve'].map((name) => `${name}@example.com`).toSorted(),
  )
  const copyOf = async (name: string) => (await mailsTo(mailing, `${name}@example.com`))[0]

  const ani = await copyOf('ani')
  expect(ani?.subject).toBe('News in Indonesian')
  expect(ani?.text).toContain(mailTexts.id.newsletter.web)
  expect(ani?.text).toContain('http://magazine.example/id/unsubscribe?token=')
  expect(ani?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
    /^<http:\/\/magazine\.example\/api\/unsubscribe\/\d+-[\w-]+>$/,
  )
  const amal = await copyOf('amal')
  expect(amal?.html).toContain('<html lang="ar" dir="rtl"')
  expect(amal?.html).toMatch(/<td class="content" lang="ar" dir="rtl"/)
  const doris = await copyOf('doris')
  expect(doris?.subject).toBe('News')
  expect(doris?.text).toContain('The water is low.')
  expect(doris?.text).toContain('Gesendet an User')
  expect(doris?.html).toMatch(/<td class="content" lang="en" dir="auto"/)
  expect((await copyOf('fleur'))?.subject).toBe('News')
  expect((await copyOf('eve'))?.text).toContain('Read it on the web')

  const key = /\/id\/newsletters\/([\w-]+)/.exec(ani?.text ?? '')?.[1]
  const onTheWeb = async (query: string) => (await fetch(`/api/newsletters/sent/${key}${query}`)).json.newsletter
  expect(await onTheWeb('?lang=id')).toMatchObject({ subject: 'News in Indonesian', lang: 'id' })
  expect(await onTheWeb('?lang=fr')).toMatchObject({ ...original, lang: 'en' })
  expect(await onTheWeb('')).toMatchObject(original)
})

test('a subscriber without an account gets the version in the language of the page where they subscribed', async () => {
  const { path, save, editor, fetch, ...mailing } = await start()
  await save('th', version('Thai'))
  const email = 'noi@example.com'
  await fetch('/api/newsletters/subscribe', { method: 'POST', body: { email, language: 'th' } })
  const [asked] = await mailsTo(mailing, email)
  const token = /\/th\/confirm-subscription\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1]
  await fetch('/api/newsletters/confirm', { method: 'POST', body: { token } })
  await editor.post(`${path}/send`)
  const copy = (await mailsTo(mailing, email, 2)).at(-1)
  expect(copy?.subject).toBe('News in Thai')
  expect(copy?.text).toContain('/th/unsubscribe?token=')
})

test('versions are sent as they are at the time, unless the original has changed since, and then stay as they are', async () => {
  const { path, save, addReader, listed, editor, db, ...mailing } = await start()
  await addReader('ani@example.com', 'id')
  await addReader('doris@example.com', 'de')
  await save('de', version('German'))
  const send_at = new Date(Date.now() + 86_400_000).toISOString()
  expect((await editor.put(`${path}/schedule`, { send_at })).status).toBe(200)
  await editor.put(path, { ...original, content: '<p>The water is high.</p>' })
  await save('id', version('Indonesian'))
  expect(await listed()).toMatchObject([
    { language: 'id', subject: 'News in Indonesian', outdated: false },
    { language: 'de', outdated: true },
  ])
  await db.update(newsletters).set({ scheduled_at: new Date() })
  expect((await mailsTo(mailing, 'ani@example.com'))[0]?.subject).toBe('News in Indonesian')
  expect((await mailsTo(mailing, 'doris@example.com'))[0]?.text).toContain('The water is high.')

  const sent = { status: 409, json: { message: 'This newsletter has been sent and can no longer be changed' } }
  expect(await save('de', version('German'))).toMatchObject(sent)
  expect(await editor.delete(`${path}/translations/id`)).toMatchObject(sent)
})

test('a version is previewed and tested before it is ready', async () => {
  const { path, save, editor, account, listed, ...mailing } = await start()
  expect(await save('ar', { content: '<p></p>' })).toMatchObject({
    status: 400,
    json: { errors: { subject: 'Subject is required', content: 'Content is required' } },
  })
  const { subject, content } = version('العربية')
  expect((await save('ar', { subject, content: `${content}<script>x()</script>` })).json.translation).toMatchObject({
    subject,
    content,
    status: 'draft',
    machine: false,
    version: 1,
  })
  expect(await listed()).toMatchObject([{ language: 'ar', status: 'draft' }])
  expect((await editor.post(`${path}/test?lang=ar`)).status).toBe(200)
  const [test] = await mailsTo(mailing, account.email)
  expect(test?.subject).toBe(`[Test] ${subject}`)
  expect(test?.html).toContain(mailTexts.ar.newsletter.unsubscribe)
  expect(await editor.post(`${path}/test?lang=ko`)).toMatchObject({
    status: 404,
    json: { message: 'Translation not found' },
  })
  const preview = (await editor.post('/api/newsletters/preview?lang=fr', original)).json
  expect(preview.html).toMatch(/<td class="content" lang="fr" dir="ltr"/)
  expect(preview.html).toContain(mailTexts.fr.newsletter.unsubscribe)
  expect((await editor.delete(`${path}/translations/ar`)).status).toBe(200)
  expect(await listed()).toEqual([])
})

test('a deleted newsletter comes back from the trash with its versions', async () => {
  const { make, as } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const { id } = (await admin.post('/api/newsletters', original)).json.newsletter
  await admin.put(`/api/newsletters/${id}/translations/id`, version('Indonesian'))
  await admin.delete(`/api/newsletters/${id}`)
  const [item] = (await admin.get('/api/trash')).json.items
  expect((await admin.post(`/api/trash/${item.id}/restore`)).status).toBe(200)
  expect((await admin.get(`/api/newsletters/manage/${id}/translations/id`)).json.translation).toMatchObject(
    version('Indonesian'),
  )
})
