import { readFile } from 'node:fs/promises'

/** The memory that a process uses, in megabytes; 0 where the system does not tell it. */
export async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
