import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An SMTP error reply. `drop` closes the connection without a reply. */
export type Refusal = { code: number; message: string } | 'drop'

export type ReceivedMail = { to: string; from: string; raw: string; parse: () => Promise<Email> }

type Options = {
  /** Called for each recipient. `attempt` counts from 1. */
  recipient?: (address: string, attempt: number) => Refusal | undefined | Promise<Refusal | undefined>
  /** Called when the message has arrived in full. With `drop`, the sender gets no reply to it. */
  message?: (address: string) => Refusal | undefined
  /** Delay before the reply to a message. */
  delayMs?: number
  port?: number
  /** The only password that is accepted. Without it, the server wants no login. */
  password?: string
}

const WRONG_PASSWORD = { code: 535, message: 'Wrong password for reader@example.com' }

const refusal = ({ code, message }: Exclude<Refusal, 'drop'>) =>
  Object.assign(new Error(message), { responseCode: code })

/** Starts a mail server on this machine that records the messages it accepts. */
export async function startSmtpServer({ recipient, message, delayMs = 0, port = 0, password }: Options = {}) {
  const mails: ReceivedMail[] = []
  const attempts = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: password ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (login, _session, done) =>
      login.password === password ? done(null, { user: login.username }) : done(refusal(WRONG_PASSWORD)),
    disableReverseLookup: true,
    // The pool keeps its connections open: do not wait for them for half a minute.
    closeTimeout: 500,
    logger: false,
    async onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const no = await recipient?.(address, attempt)
      if (no === 'drop')
        return void sockets(server)
          .find((socket) => socket.remotePort === session.remotePort)
          ?.destroy()
      done(no && refusal(no))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const no = message?.(to)
        if (no && no !== 'drop') return done(refusal(no))
        const raw = Buffer.concat(chunks).toString()
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        mails.push({ to, from, raw, parse: () => PostalMime.parse(raw) })
        if (no)
          return void sockets(server)
            .find((socket) => socket.remotePort === session.remotePort)
            ?.destroy()
        if (delayMs > 0) setTimeout(() => done(), delayMs)
        else done()
      })
    },
  })
  // Ignore connections broken by clients that were killed.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: openPort } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${openPort}`,
    mails,
    attemptsFor: (address: string) => attempts.get(address) ?? 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const sockets = (server: SMTPServer) =>
  [...(server as unknown as { connections: Set<{ _socket: import('node:net').Socket }> }).connections].map(
    ({ _socket }) => _socket,
  )

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
