import { readFile } from 'node:fs/promises'

/** The memory that a process uses, in megabytes; 0 where the system does not tell it. */
export async function memoryOf(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const kilobytes = (status: string, name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)

/**
 * The memory that several processes use together, in megabytes. As the limit of a container does, it counts once what they share: the
 * files of the program, for which the process stands that has most of them loaded.
 */
export async function memoryOfAll(pids: number[]) {
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  const own = statuses.map((status) => kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem'))
  const files = statuses.map((status) => kilobytes(status, 'RssFile'))
  return Math.round((own.reduce((sum, each) => sum + each, 0) + Math.max(0, ...files)) / 1024)
}
