import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks in a second, as the kernel counts them for all programs. */
const TICKS = 100

/** The process and its children, such as the connections of PostgreSQL. */
async function familyOf(pid: number) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
}

async function ticksOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may contain spaces. The fields 14 to 17 are the user and system time of the process and of its children that
  // have ended, such as connections that were idle.
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0)
}

/** Milliseconds of processor time that a process and its children have used. Linux only; elsewhere 0. */
export async function cpuOf(pid: number | undefined) {
  if (!pid || process.platform !== 'linux') return 0
  const ticks = await Promise.all((await familyOf(pid)).map(ticksOf))
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS
}

/**
 * Milliseconds of processor time that the threads of a process have used, to the microsecond: so a measurement needs fewer requests. Not
 * those of threads that have ended meanwhile. Linux only.
 */
export async function preciseCpuOf({ pid }: { pid?: number }) {
  const threads = await readdir(`/proc/${pid}/task`)
  const nanoseconds = await Promise.all(
    threads.map(async (thread) => {
      const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      return Number(stat.split(' ')[0])
    }),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}
