import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

let slowest = 0

/** Asks once more if the server has just closed the connection. */
const ask = () => fetch(workerData).catch(() => fetch(workerData))

async function watch() {
  const began = performance.now()
  const { status } = await ask()
  if (status !== 200) throw new Error(`${workerData} answered ${status}`)
  slowest = Math.max(slowest, performance.now() - began)
}

// The first one loads what sends requests.
await ask()
parentPort.on('message', () => {
  parentPort.postMessage(Math.round(slowest))
  slowest = 0
})
while (true) {
  await watch()
  // The shapes are to keep the server busy, not these calls.
  await pause(20)
}
