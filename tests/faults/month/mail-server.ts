import { type ReceivedMail, type Refusal, startSmtpServer } from '@tests/smtp-server'
import { onTestFinished } from 'vitest'

const BUSY: Refusal = { code: 451, message: '4.3.2 System not accepting network messages' }

/** A mail server that can go away, come back, and refuse everything for a while. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  let isBusy = false
  const options = { delayMs: 5, recipient: () => (isBusy ? BUSY : undefined) }
  let server = await startSmtpServer(options)
  const port = Number(new URL(server.url).port)
  let isOpen = true
  async function close() {
    if (!isOpen) return
    isOpen = false
    await server.close()
    mails.push(...server.mails)
  }
  onTestFinished(close)
  return {
    url: server.url,
    mails: () => [...mails, ...(isOpen ? server.mails : [])],
    close,
    async open() {
      server = await startSmtpServer({ ...options, port })
      isOpen = true
    },
    refuse(refuses: boolean) {
      isBusy = refuses
    },
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
