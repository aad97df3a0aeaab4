/** The thread of the embedded database, see db/engine/engine-host.ts. It gets the ports of connections, and null when it is to end. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './db/engine/engine'
import { shareEngine } from './db/engine/engine-sessions'

const engine = await openEngine(workerData as string)
const accept = shareEngine(engine)

parentPort?.on('message', async (port: MessagePort | null) => {
  if (port) return accept(port)
  await engine.close()
  process.exit()
})
parentPort?.postMessage('open')
