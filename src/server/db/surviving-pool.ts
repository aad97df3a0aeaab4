import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { noteFailure } from '../metering/failures'
import { meterDatabase } from '../metering/metering'

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

type Config = Omit<PoolConfig, 'stream'> & { stream?: () => Duplex }

const gone = () => new Error('Connection terminated: the database does not answer')

/**
 * A pool that outlives its connections. The plain one ends the process when the database closes a connection that is idle or in
 * a transaction, as every restart of PostgreSQL does.
 */
export class SurvivingPool extends Pool {
  readonly #streams: Set<Duplex>
  /** Refuses those who wait for a connection. */
  readonly #waiting = new Set<(reason: Error) => void>()
  #isHanging = false

  constructor({ stream = () => new Socket(), ...config }: Config, onLost: (error: Error) => void) {
    const streams = new Set<Duplex>()
    const tracked = () => {
      const made = stream()
      streams.add(made)
      return made.once('close', () => streams.delete(made))
    }
    super({ ...config, stream: tracked })
    this.#streams = streams
    // Events without a listener end the process. A statement that is under way also rejects, so its caller is told.
    this.on('error', onLost)
    this.on('connect', (client) => {
      noteFailures(client)
      client.on('error', () => {})
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect) {
    const end = meterDatabase()
    const connected = this.#acquire().then(
      (client) => measuredUntilRelease(client, end),
      (error) => {
        noteFailure(error, { place: 'database' })
        end()
        throw error
      },
    )
    if (!callback) return connected.then(releasedWhenLost)
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  #acquire() {
    if (this.#isHanging) return Promise.reject(gone())
    return new Promise<PoolClient>((resolve, reject) => {
      this.#waiting.add(reject)
      const isAwaited = () => this.#waiting.delete(reject)
      super.connect().then(
        (client) => (isAwaited() ? resolve(client) : client.release()),
        (error) => isAwaited() && reject(error),
      )
    })
  }

  /**
   * Breaks every connection, also those that are being made: what waits for a database that is gone fails at once. If it hangs, so does what
   * asks for a connection from now on, until `resume`.
   */
  breakConnections({ hangs = false } = {}) {
    this.#isHanging = hangs
    for (const refuse of this.#waiting) refuse(gone())
    this.#waiting.clear()
    for (const stream of this.#streams) stream.destroy(gone())
  }

  resume() {
    this.#isHanging = false
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
