import { once } from 'node:events'
import { type MessagePort, Worker } from 'node:worker_threads'
import { THREAD } from '../../config/memory'
import { isBuilt } from '../../config/root'

/** Where the engine of an embedded database runs. It takes new connections: the ports on their other sides. */
export type EngineHost = { accept: (port: MessagePort) => void; close: () => Promise<void> }

/** In this thread, which waits for each statement: a thread of its own cannot run the sources. */
async function openHere(folder: string): Promise<EngineHost> {
  const [{ openEngine }, { shareEngine }] = await Promise.all([import('./engine'), import('./engine-sessions')])
  const engine = await openEngine(folder)
  return { accept: shareEngine(engine), close: () => engine.close() }
}

async function openThread(folder: string): Promise<EngineHost> {
  const thread = new Worker(new URL('./engine-thread.js', import.meta.url), {
    workerData: folder,
    resourceLimits: THREAD,
  })
  await once(thread, 'message')
  let isClosing = false
  // Without its database, the program cannot go on.
  const fail = (reason: Error | number) => {
    if (isClosing) return
    throw reason instanceof Error ? reason : new Error(`The thread of the embedded database ended with ${reason}`)
  }
  thread.on('error', fail).on('exit', fail)
  return {
    accept: (port) => thread.postMessage(port, [port]),
    close: async () => {
      isClosing = true
      thread.postMessage(null)
      await once(thread, 'exit')
    },
  }
}

/**
 * Opens the embedded database in this folder, and creates it if there is none: in a thread, so that its statements do not hold up the
 * event loop. The thread starts before this returns, and so before whatever else the program loads.
 */
export const openHost = (folder: string) => (isBuilt ? openThread : openHere)(folder)
