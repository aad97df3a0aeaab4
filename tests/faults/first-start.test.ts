import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '@server/config/root'
import { startBuiltServer } from '@tests/built-server'
import { expect, onTestFinished, test } from 'vitest'
import { call, newFolder } from './site'

/** A first start takes some seconds, most of them in a process that the server starts for it. */
const MOMENTS_MS = [300, 800, 1500, 2500, 4000, 6000]

/** Begins a start with the demo content and sends a signal to the server alone. Resolves with how it ended. */
async function interruptStart(DATA_DIR: string, afterMs: number, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DEMO: '1', DATA_DIR },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  await pause(afterMs)
  child.kill(signal)
  return (await exited) as [number | null, NodeJS.Signals | null]
}

test('a first start that is killed at any moment leaves nothing that hinders the next one', async () => {
  const DATA_DIR = await newFolder()
  // Each finds the folder free, whatever the process of the one before was doing: otherwise, it would exit before it is killed.
  for (const moment of MOMENTS_MS) expect(await interruptStart(DATA_DIR, moment, 'SIGKILL')).toEqual([null, 'SIGKILL'])
  const server = await startBuiltServer({ DATA_DIR })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  const { json } = await call(server, '/api/articles?limit=100')
  expect(json.articles).toHaveLength(20)
  expect(await server.stop()).toBe(0)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a first start with its process, and says so', async (signal) => {
  const DATA_DIR = await newFolder()
  expect(await interruptStart(DATA_DIR, 2000, signal)).toEqual([signal === 'SIGTERM' ? 143 : 130, null])
  // The folder would be in use otherwise.
  const server = await startBuiltServer({ DATA_DIR, DEMO: '0' })
  expect(await server.stop()).toBe(0)
})
