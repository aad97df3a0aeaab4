import { readFile } from 'node:fs/promises'

/** Clock ticks in a second, as the kernel counts them for all programs. */
const TICKS = 100

/** The process and its children, such as the connections of PostgreSQL. */
async function familyOf(pid: number) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
}

async function ticksOf(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may contain spaces; user and system time are the fields 14 and 15.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user + system
}

/** Milliseconds of processor time that a process and its children have used. Linux only; elsewhere 0. */
export async function cpuOf(pid: number | undefined) {
  if (!pid || process.platform !== 'linux') return 0
  const ticks = await Promise.all((await familyOf(pid)).map(ticksOf))
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS
}
