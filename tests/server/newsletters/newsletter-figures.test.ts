import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

const READER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
}
const content = [
  '<p><a href="/articles/1">Story</a> <a href="https://park.example/a?b=1&amp;c=2">Park</a></p>',
  '<p><a href="/articles/1">Again</a> <a href="/unsubscribe">Leave</a> <a href="mailto:a@b.example">Write</a> <a href="#end">End</a></p>',
].join('')
const ORIGIN = 'https://www.magazine.example'

async function startSent({ count = true } = {}) {
  const mailing = await startMailing({ env: { PUBLIC_URL: ORIGIN } })
  const { make, as, addReaders, editor, smtp } = mailing
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const setCounting = async (count_clicks: boolean) =>
    expect((await admin.put('/api/settings', { count_clicks })).status).toBe(200)
  if (!count) await setCounting(false)
  await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter({ content })
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results.sent).toBe(2)
  const letters = await Promise.all(smtp.mails.map((mail) => mail.parse()))
  const linksIn = (html = '') =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') ?? '')
  const figures = async () => (await editor.get(`/api/newsletters/${id}/statistics`)).json
  return { ...mailing, id, admin, setCounting, letters, linksIn, figures }
}

const counted = (links: string[]) => links.filter((link) => link.startsWith(`${ORIGIN}/api/newsletters/links/`))
const pathOf = (link = '') => link.slice(ORIGIN.length)

test('links lead where the letter says and count who follows them, the same ones in all copies', async () => {
  const { letters, linksIn, app, fetch, figures, editor, setCounting } = await startSent()
  const [one = [], other = []] = letters.map(({ html }) => counted(linksIn(html)))
  expect(one).toHaveLength(3)
  expect(other).toEqual(one)
  expect(letters[0]?.text).toContain(one[0])
  const plain = linksIn(letters[0]?.html).filter((link) => !one.includes(link))
  expect(plain).toEqual(expect.arrayContaining([`${ORIGIN}/unsubscribe`, 'mailto:a@b.example']))
  expect(plain.some((link) => link.endsWith('#end'))).toBe(true)

  const [story, park] = one
  const reply = await fetch(pathOf(story), { headers: READER })
  expect([reply.status, reply.headers.location]).toEqual([302, `${ORIGIN}/articles/1`])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect((await fetch(pathOf(park), { headers: READER })).headers.location).toBe('https://park.example/a?b=1&c=2')
  await fetch(pathOf(story), { headers: READER })
  // These lead there too, and do not count.
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Barracuda Sentinel (EE)' },
    { 'user-agent': '' },
    { ...READER, 'sec-purpose': 'prefetch;prerender' },
  ])
    expect((await fetch(pathOf(story), { headers })).status).toBe(302)
  expect((await app.inject({ method: 'HEAD', url: pathOf(story), headers: READER })).statusCode).toBe(302)
  const clicks = [
    { url: `${ORIGIN}/articles/1`, count: 2 },
    { url: 'https://park.example/a?b=1&c=2', count: 1 },
  ]
  expect(await figures()).toMatchObject({ accepted: 2, refused: [], clicks, counts_clicks: true, unsubscribed: 0 })

  // Off, they still lead there.
  await setCounting(false)
  expect((await fetch(pathOf(story), { headers: READER })).status).toBe(302)
  expect(await figures()).toMatchObject({ clicks, counts_clicks: false })
  expect((await editor.get('/api/newsletters/999/statistics')).status).toBe(404)
})

test('nothing else is led to, and links in letters go on working after the letter is deleted', async () => {
  const { letters, linksIn, fetch, editor, id } = await startSent()
  const [link] = counted(linksIn(letters[0]?.html))
  const key = pathOf(link).split('/').pop() ?? ''
  const [linkId, signature] = key.split(/-(.*)/s)
  for (const forged of [`${Number(linkId) + 1}-${signature}`, `${key}x`, '1', 'https:%2F%2Fevil.example'])
    expect((await fetch(`/api/newsletters/links/${forged}`, { headers: READER })).status).toBe(404)
  expect((await fetch(`${pathOf(link)}?url=https://evil.example`, { headers: READER })).headers.location).toBe(
    `${ORIGIN}/articles/1`,
  )
  expect((await editor.delete(`/api/newsletters/${id}`)).status).toBe(200)
  expect((await fetch(pathOf(link), { headers: READER })).status).toBe(302)
})

test('switched off, and in a test, links are plain', async () => {
  const { letters, linksIn, editor, id, smtp, setCounting } = await startSent({ count: false })
  expect(counted(linksIn(letters[0]?.html))).toEqual([])
  expect(linksIn(letters[0]?.html)).toContain(`${ORIGIN}/articles/1`)
  await setCounting(true)
  await editor.post(`/api/newsletters/${id}/test`)
  await expect.poll(() => smtp.mails.length).toBe(3)
  expect(counted(linksIn((await smtp.mails[2]?.parse())?.html))).toEqual([])
})

test('who leaves is counted at the last letter that they got, once, and no more when they come back', async () => {
  const { figures, fetch, letters, make, editor, addReaders } = await startSent()
  const later = await make.newsletter({ content })
  await addReaders('citra@example.com')
  const [citra] = (await editor.get('/api/newsletters/subscribers?q=citra')).json.subscribers
  await editor.post(`/api/newsletters/${later.id}/send-to-users`, { userIds: [citra.id] })
  const path = `/api/unsubscribe/${/unsubscribe\?token=([\w-]+)/.exec(letters[0]?.html ?? '')?.[1]}`
  for (let times = 0; times < 2; times += 1) await fetch(path, { method: 'POST' })
  expect(await figures()).toMatchObject({ unsubscribed: 1 })
  expect((await editor.get(`/api/newsletters/${later.id}/statistics`)).json).toMatchObject({
    accepted: 1,
    unsubscribed: 0,
  })
  for (let times = 0; times < 2; times += 1) await fetch(`${path}/undo`, { method: 'POST' })
  expect(await figures()).toMatchObject({ unsubscribed: 0 })
})
