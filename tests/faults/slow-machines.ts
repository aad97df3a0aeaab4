import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Where programs run in a test, until its end. */
export type Machine = {
  /** A command that runs another one there. */
  under: string[]
  /** How many programs were killed because the memory was full. */
  killed: () => number
}

/** Thirty on two cores. */
const LOOPS = 15 * availableParallelism()

/** Programs take the processors. */
export function busyMachine(): Machine {
  const loops: ChildProcess[] = []
  for (let count = 0; count < LOOPS; count += 1)
    loops.push(spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
  onTestFinished(() => {
    for (const loop of loops) loop.kill('SIGKILL')
  })
  return { under: [], killed: () => 0 }
}

const CGROUPS = '/sys/fs/cgroup'
const MEMORY = String(512 * 1024 * 1024)

/** The limits in the two versions of control groups: folders, and the files in them. */
const HALF_A_CORE: Record<string, Record<string, string>> = existsSync(join(CGROUPS, 'cgroup.controllers'))
  ? { '.': { 'cpu.max': '50000 100000', 'memory.max': MEMORY } }
  : { cpu: { 'cpu.cfs_quota_us': '50000' }, memory: { 'memory.limit_in_bytes': MEMORY } }

const EVENTS = ['memory.events', 'memory.oom_control']

/** Half a core and 512 MB. Undefined where this user may not make a control group. */
export function smallMachine(): Machine | undefined {
  const name = `eye-of-sumatra-${randomUUID()}`
  const folders = Object.keys(HALF_A_CORE).map((controller) => join(CGROUPS, controller, name))
  try {
    for (const [controller, limits] of Object.entries(HALF_A_CORE)) {
      const folder = join(CGROUPS, controller, name)
      mkdirSync(folder)
      for (const [file, limit] of Object.entries(limits)) writeFileSync(join(folder, file), limit)
    }
  } catch {
    return undefined
  }
  onTestFinished(() => {
    for (const folder of folders) rmdirSync(folder)
  })
  const enter = folders.map((folder) => `echo $$ > ${folder}/cgroup.procs`).join(' && ')
  return {
    under: ['sh', '-c', `${enter} && exec "$@"`, 'sh'],
    killed: () => {
      const files = folders.flatMap((folder) => EVENTS.map((file) => join(folder, file))).filter(existsSync)
      return Number(/^oom_kill (\d+)$/m.exec(files.map((file) => readFileSync(file, 'utf8')).join('\n'))?.[1])
    },
  }
}
