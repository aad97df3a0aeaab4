/** A folder of an IMAP server. */
export type Mailbox = {
  host: string
  port: number
  /** TLS from the start; else it begins with STARTTLS. */
  secure: boolean
  user: string
  password: string
  folder: string
}

/** The mailbox with an address such as imaps://user:password@host/folder; undefined if it is not one. */
export function parseMailbox(address: string): Mailbox | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address)
  const secure = protocol === 'imaps:'
  if ((!secure && protocol !== 'imap:') || !hostname || !username || !password || search || hash) return undefined
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    }
  } catch {
    // A percent sign that encodes nothing.
    return undefined
  }
}
