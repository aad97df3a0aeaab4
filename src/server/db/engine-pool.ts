import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { isBuilt } from '../root'
import { EngineStream } from './engine-stream'
import { SurvivingPool } from './surviving-pool'

/** Takes a new connection to an engine: the port on its other side. */
type Accept = (port: MessagePort) => void

/** While the engine works for one of them, the next ones wait, so that it always has something to do. */
const CONNECTIONS = 4

/** As for the program, see docs/operating.md: three times what it may allocate between two small collections. */
const YOUNG_MEGABYTES = 6

/** In this thread, which waits for each statement: a thread of its own cannot run the sources. */
async function openHere(folder: string) {
  const [{ openEngine }, { shareEngine }] = await Promise.all([import('./engine'), import('./engine-sessions')])
  const engine = await openEngine(folder)
  return { accept: shareEngine(engine), close: () => engine.close() }
}

async function openThread(folder: string) {
  const thread = new Worker(new URL('./engine-thread.js', import.meta.url), {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
  await once(thread, 'message')
  // Without its database, the program cannot go on.
  thread.on('error', (error) => {
    throw error
  })
  const accept: Accept = (port) => thread.postMessage(port, [port])
  const close = async () => {
    thread.postMessage(null)
    await once(thread, 'exit')
  }
  return { accept, close }
}

/** Connections to an engine, for the driver of PostgreSQL. */
export function poolTo(accept: Accept) {
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

/**
 * Opens the embedded database in this folder, and creates it if there is none. It works in a thread, so that its statements do not hold
 * up the event loop.
 */
export async function openEnginePool(folder: string) {
  const { accept, close } = await (isBuilt ? openThread : openHere)(folder)
  const pool = poolTo(accept)
  return {
    pool,
    close: async () => {
      await pool.end()
      await close()
    },
  }
}
