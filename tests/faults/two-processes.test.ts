import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from './balancer'
import { report, timeUntil } from './figures'
import { ADMIN, addReaders, call, EDITOR, isMissing, openSite, signIn } from './site'

const EDITS = 30
const READERS = 200

test.skipIf(isMissing('PostgreSQL'))(
  'two processes behind a balancer are one site, also when one of them is killed',
  async () => {
    const smtp = await startSmtpServer({ delayMs: 20 })
    onTestFinished(smtp.close)
    const site = await openSite('PostgreSQL', { env: { SMTP_URL: smtp.url, MAIL_FROM: 'news@example.com' } })
    const [one, two] = [await site.start(), await site.start()]
    const up = new Set([one, two])
    const balancer = await startBalancer(() => [...up])

    // A session is valid in both, and once it has ended, in neither.
    const admin = await signIn(balancer)
    const other = await signIn(balancer)
    const served = new Set<string | null>()
    for (let count = 0; count < 10; count += 1) {
      const { status, headers } = await call(balancer, '/api/auth/me', { token: other })
      expect(status).toBe(200)
      served.add(headers.get('x-served-by'))
    }
    expect(served.size).toBe(2)
    await call(balancer, '/api/auth/logout', { method: 'POST', token: other })
    for (const server of up) expect((await call(server, '/api/auth/me', { token: other })).status).toBe(401)

    const role = { role: 'editor', name: 'Editor' }
    await call(balancer, '/api/users', { method: 'POST', token: admin, body: { ...EDITOR, ...role } })
    const editor = await signIn(balancer, EDITOR)

    // What one of them changes, the other has dropped from its cache.
    const draft = { title: 'Edit 0', excerpt: 'Excerpt', content: '<p>Text</p>', status: 'published' }
    const created = await call(balancer, '/api/articles', { method: 'POST', token: editor, body: draft })
    const path = `/api/articles/${created.json.article.id}`
    let slowest = 0
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const [writer, reader] = edit % 2 ? [one, two] : [two, one]
      await call(reader, path)
      const title = `Edit ${edit}`
      const { status } = await call(writer, path, { method: 'PUT', token: editor, body: { ...draft, title } })
      expect(status).toBe(200)
      expect((await call(writer, path)).json.article.title).toBe(title)
      const isNew = async () => (await call(reader, path)).json.article.title === title
      slowest = Math.max(slowest, await timeUntil(isNew, { everyMs: 1, withinMs: 5000 }))
    }

    // Both send the newsletter, and one of them is killed meanwhile.
    await addReaders(site, READERS)
    const news = { subject: 'News', content: '<p>Text</p>' }
    const { json } = await call(balancer, '/api/newsletters', { method: 'POST', token: editor, body: news })
    void call(balancer, `/api/newsletters/${json.newsletter.id}/send`, { method: 'POST', token: editor }).catch(
      () => {},
    )
    await timeUntil(async () => smtp.mails.length > READERS / 3, { everyMs: 5 })
    up.delete(two)
    await two.stop('SIGKILL')
    const counts = async () =>
      (await call(balancer, `/api/newsletters/${json.newsletter.id}/deliveries?perPage=1`, { token: editor })).json
    const taken = await timeUntil(async () => (await counts()).queued === 0)
    const { total, sent, unknown, failed } = await counts()
    const recipients = smtp.mails.map(({ to }) => to).filter((address) => address.startsWith('reader-'))
    const twice = recipients.length - new Set(recipients).size
    report({
      edits: EDITS,
      'longest until the other process has it': `${slowest} ms`,
      copies: total,
      'sent twice': twice,
      unknown,
      'rest sent after the kill in': `${taken} ms`,
    })
    expect(twice).toBe(0)
    expect(sent + unknown).toBe(total)
    expect(failed).toBe(0)
    expect((await call(balancer, '/api/auth/me', { token: admin })).json.user.email).toBe(ADMIN.email)
    expect(await one.stop()).toBe(0)
  },
)
