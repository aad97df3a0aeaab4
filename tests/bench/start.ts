import { setTimeout as wait } from 'node:timers/promises'
import { startBuiltServer } from '@tests/built-server'
import { median, runServer } from './server'

const RUNS = 5
const PORT = '3987'

async function untilAnswer(url: string) {
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    await wait(10)
  }
}

/** From `npm start` to the first 200 of the home page, in seconds. */
export async function measureStart(dataDir: string) {
  const seeded = performance.now()
  await (await startBuiltServer({ DATA_DIR: dataDir })).stop()
  const first = (performance.now() - seeded) / 1000
  const seconds: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const begin = performance.now()
    const starting = runServer('npm', ['start'], { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1', PORT })
    await untilAnswer(`http://127.0.0.1:${PORT}/`)
    seconds.push((performance.now() - begin) / 1000)
    await (await starting).stop()
  }
  const range = `${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)}`
  return [
    `npm start to the first 200 of /: median ${median(seconds).toFixed(2)} s of ${RUNS} (${range})`,
    `new data folder, with the demo content: ${first.toFixed(1)} s (until stopped again)`,
  ]
}
