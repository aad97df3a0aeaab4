import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { noteFailure } from '../metering/failures'
import { meterDatabase } from '../metering/metering'

type OnConnect = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** The connection of a client, which its types leave out. */
type WithStream = { connection: { stream: { destroy: (error: Error) => void } } }

/**
 * A pool that outlives its connections. The plain one ends the process when the database closes a connection that is idle or in
 * a transaction, as every restart of PostgreSQL does.
 */
export class SurvivingPool extends Pool {
  readonly #clients = new Set<PoolClient>()

  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    super(config)
    // Events without a listener end the process. A statement that is under way also rejects, so its caller is told.
    this.on('error', onLost)
    this.on('connect', (client) => {
      this.#clients.add(client)
      noteFailures(client)
      client.on('error', () => {})
    })
    this.on('remove', (client) => this.#clients.delete(client as PoolClient))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect) {
    const end = meterDatabase()
    if (callback)
      return super.connect((error, client, done) => {
        if (error) {
          noteFailure(error, { place: 'database' })
          end()
        }
        callback(error, client && measuredUntilRelease(client, end), done)
      })
    return super
      .connect()
      .then((client) => releasedWhenLost(measuredUntilRelease(client, end)))
      .catch((error) => {
        noteFailure(error, { place: 'database' })
        end()
        throw error
      })
  }

  /** Breaks every connection: statements that wait for a database that hangs fail at once. */
  breakConnections() {
    const reason = new Error('Connection terminated: the database does not answer')
    for (const client of this.#clients) (client as unknown as WithStream).connection.stream.destroy(reason)
  }
}

/** A statement that a constraint refuses is answered, by the rules of the program. */
const isRefusal = ({ code }: Error & { code?: string }) => code?.startsWith('23') ?? false

/** Notes each statement that fails, with its name if it is a prepared one. */
function noteFailures(client: PoolClient) {
  const { query } = client
  const failed = (error: Error, statement: unknown) =>
    noteFailure(error, { place: 'database', statement: (statement as { name?: string }).name }, !isRefusal(error))
  const noted = (...sent: unknown[]) => {
    const done = sent.at(-1)
    if (typeof done !== 'function') {
      const result = Reflect.apply(query, client, sent)
      if (result instanceof Promise) result.catch((error) => failed(error, sent[0]))
      return result
    }
    const finish = (error: Error | undefined, ...answer: unknown[]) => {
      if (error) failed(error, sent[0])
      done(error, ...answer)
    }
    return Reflect.apply(query, client, [...sent.slice(0, -1), finish])
  }
  client.query = noted as PoolClient['query']
}

/** Also the time for which a transaction holds the connection: on the embedded database, others wait. */
function measuredUntilRelease(client: PoolClient, end: () => void) {
  const { release } = client
  client.release = (destroy) => {
    end()
    release(destroy)
  }
  return client
}

/** Drizzle does not give a client back if the transaction cannot begin. Without this, each lost one would stay taken. */
function releasedWhenLost(client: PoolClient) {
  const { release } = client
  const lost = () => client.release(true)
  client.release = (destroy) => {
    client.off('end', lost)
    client.release = () => {}
    release(destroy)
  }
  return client.once('end', lost)
}
