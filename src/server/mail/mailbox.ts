import type { ImapFlow } from 'imapflow'
import { withoutAddresses } from '../config/addresses'
import type { Mailbox } from '../config/mailbox'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** Only the beginning of a longer message is read. The report of a returned message comes before the message itself. */
const MAX_BYTES = 64 * 1024
/** Read at a time. */
const MAX_MESSAGES = 200
const ANSWER_WITHIN_MS = 20_000
const MAX_REASON = 300

/** Why a mailbox cannot be read: a line without addresses and passwords. */
export function mailboxFailure(error: unknown) {
  const { authenticationFailed, responseText, message } = error as Error & Partial<Record<string, string>>
  const reason = withoutAddresses(responseText || message || String(error)).split('\n')[0] as string
  return `${authenticationFailed ? 'refuses the login' : 'cannot be read'}: ${reason.slice(0, MAX_REASON)}`
}

/** Signs in, opens the folder, and signs out when `work` is done. The signal cuts the connection. */
async function withFolder<Result>(
  { host, port, secure, user, password, folder }: Mailbox,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<Result>,
) {
  // Loaded on demand, because few sites need it.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure,
    // Required, because the library would otherwise sign in without encryption if the server does not offer it.
    doSTARTTLS: !secure && !LOOPBACK.includes(host) ? true : undefined,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    maxLiteralSize: 2 * MAX_BYTES,
  })
  // The command that is under way fails with the same error.
  client.on('error', () => {})
  const cut = () => client.close()
  signal.addEventListener('abort', cut)
  try {
    signal.throwIfAborted()
    await client.connect()
    const { readOnly } = await client.mailboxOpen(folder)
    if (readOnly) throw new Error(`the folder ${folder} is read-only`)
    const result = await work(client)
    await client.logout()
    return result
  } finally {
    signal.removeEventListener('abort', cut)
    client.close()
  }
}

const listUnread = async (client: ImapFlow) => (await client.search({ seen: false }, { uid: true })) || []

/** Signs in, and counts what has not been read yet. */
export const countUnread = (mailbox: Mailbox, signal: AbortSignal) =>
  withFolder(mailbox, signal, async (client) => (await listUnread(client)).length)

/**
 * Reads the unread messages, oldest first. Those that `take` accepts are deleted, the others are marked as read. If it throws,
 * the message stays unread. Returns true if there are more.
 */
export const readMessages = (mailbox: Mailbox, signal: AbortSignal, take: (message: Buffer) => Promise<boolean>) =>
  withFolder(mailbox, signal, async (client) => {
    const unread = await listUnread(client)
    for (const uid of unread.slice(0, MAX_MESSAGES)) {
      signal.throwIfAborted()
      const part = { start: 0, maxLength: MAX_BYTES }
      const { source } = (await client.fetchOne(`${uid}`, { source: part }, { uid: true })) || {}
      // Someone else has deleted it.
      if (!source) continue
      const isStored = (await take(source))
        ? await client.messageDelete([uid], { uid: true })
        : await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true })
      // It would be read again and again.
      if (!isStored) throw new Error('its messages can neither be deleted nor marked as read')
    }
    return unread.length > MAX_MESSAGES
  })
