import type { MessagePort } from 'node:worker_threads'
import { type PGlite, protocol } from '@electric-sql/pglite'

/** The first bytes of messages of PostgreSQL's protocol. The first message of a connection has none: it begins with its length. */
const PARSE = 'P'.charCodeAt(0)
const TERMINATE = 'X'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const STARTUP = 0

/** A message of the engine's: its type, its length without that, and the rest. */
const message = (type: string, ...rest: number[]) =>
  Buffer.from([type.charCodeAt(0), 0, 0, 0, 4 + rest.length, ...rest])

const IDLE = 'I'.charCodeAt(0)
const PARSED = message('1')
const AUTHENTICATED = message('R', 0, 0, 0, 0)
const WELCOME = Buffer.concat([AUTHENTICATED, message('Z', IDLE)])

/** Whether this is the end of an answer after which no transaction is open. */
const endsIdle = (answer: Uint8Array) => answer.at(-6) === READY && answer.at(-1) === IDLE

/** The name of the statement that a message prepares. It has none if it is sent only once. */
const preparedName = (sent: Buffer) => (sent[0] === PARSE ? sent.toString('latin1', 5, sent.indexOf(0, 5)) : '')

type Connection = { port: MessagePort; received: Buffer[] }

/**
 * Lets several connections use an engine, which has only one session: one after the other, and until the end of a transaction none but
 * the one that has begun it. Returns what takes the port of a new connection. Clients send all messages of a statement at once.
 */
export function shareEngine(engine: Pick<PGlite, 'execProtocolRawStream'>) {
  const prepared = new Set<string>()
  const waiting: Connection[] = []
  /** The one with an open transaction. */
  let serving: Connection | undefined

  /** The engine has answered when this returns. Its other call for that would parse the answer too. */
  function ask(sent: Uint8Array) {
    const parts: Uint8Array[] = []
    engine.execProtocolRawStream(sent, { syncToFs: false, onRawData: (part) => parts.push(part.slice()) })
    return Buffer.concat(parts)
  }

  /** What one connection has prepared is there for all of them, and cannot be prepared a second time. */
  function execute(sent: Buffer): Uint8Array {
    const name = preparedName(sent)
    if (!name) return ask(sent)
    if (prepared.has(name)) {
      const rest = sent.subarray(1 + sent.readInt32BE(1))
      return Buffer.concat([PARSED, ask(rest)])
    }
    const answer = ask(sent)
    if (answer[0] === PARSED[0]) prepared.add(name)
    return answer
  }

  function serve() {
    for (;;) {
      serving ??= waiting.shift()
      const sent = serving?.received.shift()
      if (!serving || !sent) return
      const answer = sent[0] === STARTUP ? WELCOME : execute(sent)
      serving.port.postMessage(answer)
      if (!endsIdle(answer)) continue
      if (serving.received.length > 0) waiting.push(serving)
      serving = undefined
    }
  }

  function leave(connection: Connection) {
    const index = waiting.indexOf(connection)
    if (index >= 0) waiting.splice(index, 1)
    if (serving !== connection) return
    ask(protocol.serialize.query('rollback'))
    serving = undefined
    serve()
  }

  return (port: MessagePort) => {
    const connection: Connection = { port, received: [] }
    port.on('message', (sent: Uint8Array) => {
      if (sent[0] === TERMINATE) return
      connection.received.push(Buffer.from(sent.buffer))
      if (connection !== serving && !waiting.includes(connection)) waiting.push(connection)
      serve()
    })
    port.on('close', () => leave(connection))
  }
}
