import { users } from '@server/db/schema/core'
import type { SiteRenderer } from '@server/render/site-renderer'
import { startSmtpServer } from '@tests/smtp-server'
import type { Logger } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { startServer } from './start-server'

type Options = Parameters<typeof startSmtpServer>[0] & {
  env?: Record<string, string>
  rate?: string
  now?: () => Date
  logger?: Logger
  renderer?: SiteRenderer
}

/** Starts the server with a mail server, and an editor who is unsubscribed from newsletters. */
export async function startMailing({ env, rate, now, logger, renderer, ...smtpOptions }: Options = {}) {
  const smtp = await startSmtpServer(smtpOptions)
  onTestFinished(smtp.close)
  const server = await startServer({
    mail: true,
    now,
    env,
    logger,
    renderer,
    mailEnv: { SMTP_URL: smtp.url, MAIL_FROM: 'Eye of Sumatra <news@magazine.example>', MAIL_RATE: rate },
  })
  const account = await server.make.user({ role: 'editor', name: 'Yusuf', unsubscribed_at: new Date() })
  const editor = await server.as(account)
  /** Inserts readers with confirmed addresses, in one statement. */
  const addReaders = (...emails: string[]) =>
    server.db
      .insert(users)
      .values(
        emails.map((email) => ({
          name: `Reader ${email}`,
          email,
          password_hash: '-',
          role: 'user' as const,
          email_confirmed_at: new Date(),
        })),
      )
      .returning()
  return { ...server, smtp, account, editor, addReaders }
}

type Mailing = Awaited<ReturnType<typeof startMailing>>

/** Waits until the recipient has this many mails and returns them. */
export async function mailsTo({ smtp }: Pick<Mailing, 'smtp'>, address: string, count = 1) {
  const own = () => smtp.mails.filter(({ to }) => to === address)
  await expect.poll(() => own().length).toBe(count)
  return Promise.all(own().map((mail) => mail.parse()))
}

/** The token of the link in a mail. */
export const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
