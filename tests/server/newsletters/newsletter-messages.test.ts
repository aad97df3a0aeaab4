import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { startMailbox } from '@tests/server/start-mailbox'
import { startMailing } from '@tests/server/start-mailing'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const content = [
  '<h2>Danau Toba 湖 بحيرة</h2><p class="align-center">Dear <b>reader</b> &amp; friend, see <a href="/articles/1">this</a>.</p>',
  '<figure class="image"><img src="/uploads/lake.webp" srcset="/uploads/lake-640.webp 640w" alt="The lake"></figure>',
  '<video src="https://example.com/film.mp4" autoplay></video>',
  '<ul class="checklist"><li><input type="checkbox" checked disabled>Boots</li></ul>',
  '<table><tr><th>Place</th><td>$& $1</td></tr></table>',
].join('')

/** With plain links: those that count have tests of their own. */
async function sendOne(subject: string, name: string) {
  const mailing = await startMailing({ env: { PUBLIC_URL: 'https://www.magazine.example' } })
  const { smtp, make, editor, as } = mailing
  const owner = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  await owner.put('/api/settings', { count_clicks: false })
  const reader = await make.user({ name, email: 'ana@example.com' })
  const { id } = await make.newsletter({ subject, content })
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results.sent).toBe(1)
  const [received] = smtp.mails
  if (!received) throw new Error('no mail came')
  return { ...mailing, id, reader, raw: received.raw, mail: await received.parse() }
}

test('a message has its sender, its list headers, and links to unsubscribe and to the web version', async () => {
  const { mail, raw, id, fetch } = await sendOne('Kabar dari Toba 湖 – «été»', 'Ana Sinaga')
  expect(mail.subject).toBe('Kabar dari Toba 湖 – «été»')
  expect(mail.from).toEqual({ name: 'Eye of Sumatra', address: 'news@magazine.example' })
  expect(mail.to).toEqual([{ name: 'Ana Sinaga', address: 'ana@example.com' }])
  expect(mail.messageId).toMatch(/^<\d+-[\w-]+@magazine.example>$/)
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/www\.magazine\.example\/api\/unsubscribe\/\d+-[\w-]+>$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('list-id')).toBe('Eye of Sumatra <newsletter.magazine.example>')
  expect(header('precedence')).toBe('bulk')
  expect(Number.isNaN(Date.parse(mail.date ?? ''))).toBe(false)
  // SMTP allows at most 998 characters per line.
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998)

  const html = mail.html ?? ''
  const web = /https:\/\/www\.magazine\.example\/newsletters\/([\w-]+)/.exec(html)?.[1]
  expect((await fetch(`/api/newsletters/sent/${web}`)).json.newsletter).toMatchObject({
    content,
    sent_at: expect.any(String),
  })
  expect((await fetch(`/api/newsletters/sent/${id}-forged`)).status).toBe(404)
  expect(mail.text).toContain('https://www.magazine.example/unsubscribe?token=')
})

test('with a mailbox of returned mail, a message to it unsubscribes too', async () => {
  const { url } = await startMailbox()
  const { smtp, editor, addReaders, make } = await startMailing({
    env: { BOUNCE_ADDRESS: 'bounces@magazine.example', BOUNCE_MAILBOX: url },
  })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const { headers = [] } = (await smtp.mails[0]?.parse()) ?? {}
  expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
    /^<http:\S+>, <mailto:bounces\+u-\d+-[0-9a-f]{32}@magazine\.example\?subject=unsubscribe>$/,
  )
})

test.each([
  ['Eye (Sumatra) <news@magazine.example>', 'Eye (Sumatra)'],
  ['News: Eye <news@magazine.example>', 'News: Eye'],
  ['"Eye \\"of\\" Sumatra" <news@magazine.example>', 'Eye "of" Sumatra'],
  ['news@elsewhere.example <news@magazine.example>', 'news@elsewhere.example'],
  ['news@magazine.example', ''],
])('MAIL_FROM %s is one sender with that name and that address', async (MAIL_FROM, name) => {
  const { smtp, editor, addReaders, make } = await startMailing({ env: { MAIL_FROM } })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const mail = await smtp.mails[0]?.parse()
  expect(mail?.from).toEqual({ name, address: 'news@magazine.example' })
  expect(mail?.messageId).toMatch(/@magazine\.example>$/)
})

test('the HTML is adapted to mail programs, and the text part has the same content', async () => {
  const { mail } = await sendOne('News', 'Ana <script>alert(1)</script> & Co')
  const html = mail.html ?? ''
  expect(html).toContain('Danau Toba 湖 بحيرة')
  expect(html).toContain('href="https://www.magazine.example/articles/1"')
  expect(html).toContain('src="https://www.magazine.example/uploads/lake.webp"')
  expect(html).not.toMatch(/srcset|<video|<input|<script/)
  expect(html).toMatch(/<a href="https:\/\/example\.com\/film\.mp4"[^>]*>Watch the video<\/a>/)
  expect(html).toContain('☑ ')
  expect(html).toContain('$&amp; $1')
  expect(html).toContain('Ana &lt;script&gt;alert(1)&lt;/script&gt; &amp; Co, ana@example.com')
  // Styles are inlined; the ones for dark mode stay in the head.
  expect(html).toMatch(/<h2 style="[^"]*font-family: Georgia/)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toMatch(/<html lang="en" dir="ltr"/)
  const text = mail.text ?? ''
  expect(text).toContain('Dear reader & friend, see this <https://www.magazine.example/articles/1>.')
  expect(text).toContain('☑ Boots')
  expect(text).not.toMatch(/<p|&amp;|x[0-9a-f]{24}/)
})

test('in the text part a row of a table is a line, and a picture its alternative text', async () => {
  const { editor } = await startMailing()
  const table =
    '<table><tbody><tr><th><p>Day</p></th><th><p>Tour</p></th></tr>' +
    '<tr><td><p>Monday,<br>early</p></td><td><p>Toba</p><p>Samosir</p><ul><li>Tomok</li></ul></td></tr></tbody></table>'
  const body = {
    subject: 'News',
    content: `${table}<p><img src="/uploads/a-1600x900.webp" alt="The crater"> at dawn</p>`,
  }
  const { text, html } = (await editor.post('/api/newsletters/preview', body)).json
  expect(text).toContain('Day | Tour\nMonday, early | Toba Samosir Tomok\n\n[The crater] at dawn')
  expect(html).toMatch(/<p style="[^"]*margin: 0;">Day<\/p>/)
  expect(html).toMatch(/<div class="preheader"[^>]*>Day \| Tour Monday/)
})

test('of an uploaded photograph, the mail has a JPEG that is as wide as the column', async () => {
  const mailing = await startMailing()
  const { editor, app, smtp, make } = mailing
  const { json } = await sendUpload(mailing, await canvas(1600, 1000).jpeg().toBuffer(), { token: editor.token })
  await make.user({ email: 'ana@example.com' })
  const { id } = await make.newsletter({ content: `<p><img src="${json.path}" alt="The crater"></p>` })
  await editor.post(`/api/newsletters/${id}/send`)

  const html = (await smtp.mails[0]?.parse())?.html ?? ''
  const picture = /<img src="http:\/\/magazine\.example([^"]*)" alt="The crater" width="560" height="350" /.exec(html)
  const { headers, rawPayload } = await app.inject({ url: picture?.[1] ?? '' })
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1240, height: 775 })
})

test('links to pages lead to those in the language of the reader, unless they name one', async () => {
  const { editor } = await startMailing()
  const paths = ['/articles/1', '/', '/fr/articles/1', '/uploads/a.webp', '/feed.xml']
  const content = paths.map((path) => `<p><a href="${path}">x</a></p>`).join('')
  const { html } = (await editor.post('/api/newsletters/preview?lang=id', { subject: 'News', content })).json
  const linked = [...html.matchAll(/<p[^>]*><a href="http:\/\/magazine\.example([^"]*)"[^>]*>x/g)].map(
    ([, path]) => path,
  )
  expect(linked).toEqual(['/id/articles/1', '/id', '/fr/articles/1', '/uploads/a.webp', '/feed.xml'])
})

test.each([
  ['News\r\nBcc: everybody@example.com', 'Ana\r\nBcc: everybody@example.com'],
  ['News\nX-Evil: 1\n\n<b>body</b>', 'Ana" <evil@example.com>, "'],
  ['=?utf-8?Q?News=0ABcc:_x@example.com?=', 'Ana\u2028Bcc: x@example.com'],
])('neither subject nor name can inject a header: %j, %j', async (subject, name) => {
  const { smtp, mail } = await sendOne(subject, name)
  expect(smtp.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(mail.to).toHaveLength(1)
  expect(mail.to?.[0]?.address).toBe('ana@example.com')
  expect(mail.bcc).toBeUndefined()
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.html).toContain('Danau Toba')
})

test('line breaks in a name or a subject add no header and no recipient', async () => {
  const { mail, raw, smtp } = await sendOne(
    'News\r\nBcc: victim@example.com',
    'Ana\nBcc: victim@example.com\r\n\r\nText',
  )
  expect(mail.subject).toBe('News Bcc: victim@example.com')
  expect(mail.to).toEqual([{ name: 'Ana Bcc: victim@example.com Text', address: 'ana@example.com' }])
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  expect(smtp.mails).toHaveLength(1)
})

test('the preview is the message that the caller would get', async () => {
  const { editor, account } = await startMailing()
  const { html, text } = (
    await editor.post('/api/newsletters/preview', { subject: 'News', content: `${content}<script>steal()</script>` })
  ).json
  expect(html).toMatch(/^<!doctype html>/)
  expect(html).not.toContain('steal')
  expect(html).toContain(account.email)
  expect(text).toContain('Danau Toba')
})

test('without a mail server, messages become files, and the replies mention it', async () => {
  const { config, editor, make } = await startMailing({ env: { SMTP_URL: '', MAIL_FROM: '' } })
  await make.user({ name: 'Ana' })
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send`)
  const folder = join(config.DATA_DIR, 'outbox')
  expect(json.message).toBe(`Mail is not configured: 1 message went to the outbox folder ${folder}`)
  const files = await readdir(folder)
  expect(files).toEqual([expect.stringMatching(/\.eml$/)])
  expect(await readFile(join(folder, files[0] as string), 'utf8')).toContain('Subject: Newsletter')
  expect((await editor.get('/api/newsletters/mail-status')).json).toEqual({
    mode: 'outbox',
    from: 'Eye of Sumatra <news@localhost>',
    recipients: 1,
    bounced: 0,
    waiting: 0,
    outage: null,
  })
})
