import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Lost before PostgreSQL has got the statement, or after it has performed it: then only its answer is lost. */
export const MOMENTS = ['before', 'after'] as const
export type Moment = (typeof MOMENTS)[number]

/** The first byte of messages from the client that end a statement: a simple query, and the Sync that ends the others. */
const ENDS = ['Q', 'S']
/** Those that come before a Sync: Parse, Bind, Describe, Execute and Close. */
const PARTS = ['P', 'B', 'D', 'E', 'C']
const READY_FOR_QUERY = 'Z'

/** What a process asks by itself, now and then. */
const BACKGROUND = /^(?:select 1|listen \w+)$/

type Message = { type: string; bytes: Buffer }

/**
 * Splits a stream of the PostgreSQL protocol: a byte for the type, and the length of the rest. The first message of a client has no
 * type, which counts as an empty one.
 */
function createSplitter(isUntyped: boolean, take: (message: Message) => void) {
  let rest = Buffer.alloc(0)
  let prefix = isUntyped ? 0 : 1
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= prefix + 4) {
      const length = prefix + rest.readInt32BE(prefix)
      if (rest.length < length) return
      const type = rest.toString('latin1', 0, prefix)
      take({ type, bytes: rest.subarray(0, length) })
      rest = rest.subarray(length)
      prefix = 1
    }
  }
}

const textOf = ({ bytes }: Message) => bytes.toString('utf8', 5, bytes.length - 1)

type Cut = { after: number; moment: Moment; act: () => void }

/**
 * A proxy in front of PostgreSQL. It cuts every connection at a statement: once it is armed, it passes so many statements on, and
 * loses the next one or its answer. Then there is no way to the database until `restore`.
 */
export async function startDatabaseProxy(database: string) {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  let armed: Cut | undefined
  let passed = 0
  let isCut = false

  const cutAll = (spared?: Socket) => {
    for (const socket of sockets) if (socket !== spared) socket.destroy()
  }

  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const backend = connect(Number(target.port), target.hostname)
    let statement: Buffer[] = []
    let isBackground = false
    /** What happens when the answer to the last statement has come. */
    let answered: (() => void) | undefined
    const end = () => {
      client.destroy()
      backend.destroy()
    }
    for (const socket of [client, backend]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        end()
      })
    }

    const pass = () => {
      backend.write(Buffer.concat(statement))
      statement = []
      isBackground = false
    }
    function endStatement() {
      if (!armed || isBackground) return pass()
      if (passed < armed.after) {
        passed += 1
        return pass()
      }
      const { moment, act } = armed
      isCut = true
      if (moment === 'before') return act()
      // Other connections could go on meanwhile, or hold the locks for which this one waits.
      cutAll(backend)
      answered = act
      pass()
    }
    client.on(
      'data',
      createSplitter(true, (message) => {
        if (isCut) return
        statement.push(message.bytes)
        if (message.type === 'Q') isBackground = BACKGROUND.test(textOf(message))
        if (ENDS.includes(message.type)) endStatement()
        else if (!PARTS.includes(message.type)) pass()
      }),
    )
    backend.on(
      'data',
      createSplitter(false, ({ type, bytes }) => {
        if (!isCut) client.write(bytes)
        else if (type === READY_FOR_QUERY) answered?.()
      }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))

  return {
    url: Object.assign(new URL(database), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    /** Counts statements from now on. After so many, it cuts all connections, or does something else. */
    cut(after: number, moment: Moment, act: () => void = cutAll) {
      passed = 0
      armed = { after, moment, act }
    },
    isCut: () => isCut,
    /** Returns whether connections were cut, and how many statements were passed on before. */
    restore() {
      const outcome = { wasCut: isCut, passed }
      isCut = false
      armed = undefined
      return outcome
    },
    close() {
      cutAll()
      server.close()
    },
  }
}
