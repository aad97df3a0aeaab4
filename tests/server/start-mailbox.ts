import type { AddressInfo } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { onTestFinished } from 'vitest'

/** Starts an IMAP server with one mailbox, for the length of the test. */
export async function startMailbox() {
  const imap = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'AUTH-PLAIN', 'SASL-IR', 'NAMESPACE'],
    users: { bounces: { password: 'mangosteen' } },
    storage: { INBOX: { messages: [] } },
  })
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const { port } = imap.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => imap.server.close(() => resolve()))
  onTestFinished(close)
  return {
    url: `imap://bounces:mangosteen@127.0.0.1:${port}`,
    add: (raw: string) => imap.appendMessage('INBOX', [], false, raw.replace(/\r?\n/g, '\r\n')),
    /** The subject and the flags of the messages that are there. */
    list: () => imap.getMailbox('INBOX').messages.map(({ raw, flags }) => ({ raw, seen: flags.includes('\\Seen') })),
    close,
  }
}
