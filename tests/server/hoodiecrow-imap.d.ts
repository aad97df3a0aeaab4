declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  export type StoredMessage = { raw: string; uid: number; flags: string[] }

  /** The part that we use. */
  export default function hoodiecrow(options: {
    plugins: string[]
    users: Record<string, { password: string }>
    storage: Record<string, { messages: { raw: string }[] }>
  }): {
    server: Server
    listen: (port: number, host: string, done: () => void) => void
    close: (done: () => void) => void
    getMailbox: (path: string) => { messages: StoredMessage[] }
    appendMessage: (mailbox: string, flags: string[], date: string | false, raw: string) => void
  }
}
