import { readFile } from 'node:fs/promises'
import type { BuiltServer } from '@tests/built-server'

type Process = Pick<BuiltServer['process'], 'pid'>

/** The processor time that a process has used, which Linux counts in hundredths of a second. */
export async function processorSeconds({ pid }: Process) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** How much of one processor it uses over this time. The wait is the measurement. */
export async function processorShare(process: Process, overMs: number) {
  const before = await processorSeconds(process)
  await new Promise((resolve) => setTimeout(resolve, overMs))
  return (1000 * ((await processorSeconds(process)) - before)) / overMs
}
