import { MessageChannel } from 'node:worker_threads'
import { SurvivingPool } from '../surviving-pool'
import type { EngineHost } from './engine-host'
import { EngineStream } from './engine-stream'

/** While the engine works for one of them, the next ones wait, so that it always has something to do. */
const CONNECTIONS = 4

/** Connections to an embedded database, for the driver of PostgreSQL. */
export function poolTo({ accept }: Pick<EngineHost, 'accept'>) {
  const stream = () => {
    const { port1, port2 } = new MessageChannel()
    accept(port2)
    return new EngineStream(port1)
  }
  // What the environment may say of another PostgreSQL is not meant.
  return new SurvivingPool(
    { stream, ssl: false, user: 'postgres', max: CONNECTIONS, idleTimeoutMillis: 0 },
    ({ message }) => process.emitWarning(`a connection to the embedded database was lost: ${message}`),
  )
}
