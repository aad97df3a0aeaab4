import { startMailing, tokenIn } from '@tests/server/start-mailing'
import { expect } from 'vitest'

/** A server with what readers and staff do about subscriptions. */
export async function startSubscribing(options: Parameters<typeof startMailing>[0] = {}) {
  const mailing = await startMailing(options)
  const { fetch, smtp, editor, make } = mailing
  const ask = (email: string, language?: string, topics?: number[]) =>
    fetch('/api/newsletters/subscribe', { method: 'POST', body: { email, language, topics } })
  const confirm = (token: string) => fetch('/api/newsletters/confirm', { method: 'POST', body: { token } })
  /** Asks for the newsletter, and follows the link in the mail. */
  const subscribe = async (email: string, topics?: number[]) => {
    expect((await ask(email, undefined, topics)).status).toBe(202)
    const isAsked = ({ to, raw }: (typeof smtp.mails)[number]) => to === email && raw.includes('/confirm-subscription?')
    await expect.poll(() => smtp.mails.some(isAsked)).toBe(true)
    const mail = await smtp.mails.find(isAsked)?.parse()
    const { status, json } = await confirm(tokenIn(mail?.text))
    expect(status).toBe(200)
    return json.manage as string
  }
  const listed = async (query = '') => (await editor.get(`/api/newsletters/subscribers${query}`)).json
  /** Sends a newsletter, and returns the addresses that got it. */
  const send = async (body?: { userIds: number[] }, topic_ids: number[] = []) => {
    const { id } = await make.newsletter({ topic_ids })
    const before = smtp.mails.length
    const reply = await editor.post(`/api/newsletters/${id}/send${body ? '-to-users' : ''}`, body)
    const to = smtp.mails
      .slice(before)
      .filter(({ raw }) => raw.includes('List-Unsubscribe'))
      .map((mail) => mail.to)
      .toSorted()
    return { ...reply, to }
  }
  return { ...mailing, ask, confirm, subscribe, listed, send }
}
