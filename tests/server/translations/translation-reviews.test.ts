import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const texts = { title: 'Danau Toba', excerpt: 'E', content: '<p>Air</p>' }

test('a translation for review is mailed to the editors, and the answer to the one who has sent it', async () => {
  const mailing = await startMailing()
  const { make, as, smtp, account, db } = mailing
  const mira = await make.user({ role: 'marketing', name: 'Mira', email: 'mira@example.com' })
  const yusuf = await make.user({ role: 'editor', name: 'Yusuf', email: 'yusuf@example.com' })
  await make.user({ role: 'editor', email: 'quiet@example.com', notify_reviews: false })
  const [translator, editor] = [await as(mira), await as(yusuf)]
  const { id } = await make.article({ title: 'Lake $& Toba' })
  const save = (client: typeof editor, status: string, review_note?: string) =>
    client.put(`/api/articles/${id}/translations/id`, { ...texts, status, review_note })

  await save(translator, 'draft')
  await save(translator, 'review')
  await save(translator, 'review')
  const [waiting] = await mailsTo(mailing, yusuf.email, 1)
  expect(waiting?.subject).toBe('A translation is waiting for review: “Lake $& Toba” (Indonesian)')
  expect(waiting?.text).toContain('Mira has sent the translation of “Lake $& Toba” (Indonesian) for review.')
  expect(waiting?.text).toContain(`http://magazine.example/dashboard/articles/${id}/translations/id`)
  await mailsTo(mailing, account.email, 1)

  await save(editor, 'draft', 'First line\nSecond line')
  await save(translator, 'review')
  await save(editor, 'published')
  await save(editor, 'draft')
  const answers = await mailsTo(mailing, mira.email, 2)
  expect(answers.map((mail) => mail?.subject)).toEqual([
    'Your translation of “Lake $& Toba” (Indonesian) has been sent back to you',
    'Your translation of “Lake $& Toba” (Indonesian) has been published',
  ])
  expect(answers[0]?.text).toMatch(/First line\s+Second line/)
  await expect.poll(async () => (await db.execute('select count(*)::int as n from mails')).rows).toEqual([{ n: 0 }])
  const others = smtp.mails.map(({ to }) => to).filter((to) => to !== mira.email)
  expect(others.sort()).toEqual([account.email, account.email, yusuf.email, yusuf.email].sort())
})

test('nothing is mailed to those who answer themselves, and translations of pages go to those who publish pages', async () => {
  const { make, as, db } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const editor = await make.user({ role: 'editor' })
  await make.user({ role: 'marketing' })
  const { page } = (await admin.post('/api/pages', { title: 'Privacy', content: '<p>P</p>' })).json
  const path = `/api/pages/${page.id}/translations/id`
  await admin.put(path, { title: 'Privasi', content: '<p>P</p>', status: 'review' })
  const queued = async () =>
    (await db.execute<{ mail: object }>('select mail from mails order by id')).rows.map(({ mail }) => mail)
  expect(await queued()).toMatchObject([
    { kind: 'translation-review', userId: editor.id, original: 'pages', title: 'Privacy', language: 'id' },
  ])
  await admin.put(path, { title: 'Privasi', status: 'published' })
  expect(await queued()).toHaveLength(1)
})

test('staff see a translation on the site before it is published; readers who ask the same get the original', async () => {
  const { make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const member = await as(await make.user({ role: 'membership' }))
  const { id } = await make.article({ title: 'Lake Toba' })
  await editor.put(`/api/articles/${id}/translations/id`, { ...texts, translator: 'Dewi' })
  const path = `/api/articles/${id}?lang=id`
  const draft = { title: 'Danau Toba', translator: 'Dewi', lang: 'id', status: 'draft' }
  expect((await editor.get(`${path}&preview=1`)).json.article).toMatchObject(draft)
  const original = { title: 'Lake Toba', lang: 'en', status: 'published' }
  expect((await editor.get(path)).json.article).toMatchObject(original)
  expect((await member.get(`${path}&preview=1`)).json.article).toMatchObject(original)
  expect((await fetch(`${path}&preview=1`)).json.article).toMatchObject(original)
})

test('translations that wait for review are on the desk of those who may publish them, until they are answered', async () => {
  const { make, as } = await startServer()
  const mira = await as(await make.user({ role: 'marketing', name: 'Mira' }))
  const editor = await as(await make.user({ role: 'editor', name: 'Yusuf' }))
  const admin = await as(await make.user({ role: 'admin' }))
  const { id } = await make.article({ title: 'Lake Toba' })
  const { page } = (await editor.post('/api/pages', { title: 'Privacy', content: '<p>P</p>' })).json
  const { id: newsletterId } = (await editor.post('/api/newsletters', { subject: 'May', content: '<p>M</p>' })).json
    .newsletter
  const path = `/api/articles/${id}/translations/id`
  const note = 'Is “kawah” right?'
  await mira.put(path, { ...texts, status: 'review', review_note: note })
  await editor.put(`/api/pages/${page.id}/translations/ja`, { title: 'P', status: 'review' })
  await editor.put(`/api/newsletters/${newsletterId}/translations/id`, {
    subject: 'Mei',
    content: '<p>M</p>',
    status: 'review',
  })
  const desk = async (client: typeof editor, query = '?sort=title&order=asc') =>
    (await client.get(`/api/dashboard/desk${query}`)).json

  const [first, ...others] = (await desk(editor)).items
  expect(first).toMatchObject({ kind: 'translation', original: 'articles', id, language: 'id', title: 'Lake Toba' })
  expect(first).toMatchObject({ by_name: 'Mira', note: { text: note, author_name: 'Mira' } })
  expect(others).toMatchObject([
    { original: 'newsletters', id: newsletterId, title: 'May', by_name: 'Yusuf', note: null },
    { original: 'pages', id: page.id, language: 'ja', title: 'Privacy' },
  ])
  expect((await desk(editor, '?q=privac')).total).toBe(1)
  expect((await desk(admin)).items).toMatchObject([{ original: 'newsletters' }, { original: 'pages' }])
  expect((await desk(mira)).items).toEqual([])

  const published = await editor.put(path, { ...texts, status: 'published', review_note: note })
  expect(published.json.translation).toMatchObject({ status: 'published', review_note: null })
  expect((await desk(editor)).total).toBe(2)
})
