/**
 * Calls `end` once this process has used so many seconds of processor time, and returns what cancels that. On a clock, the limit would
 * refuse work that only had to wait, as on a machine that is busy with other programs.
 *
 * It counts all threads of the process, because Node.js 20 can measure neither one thread nor a worker from outside (`threadCpuUsage`
 * and `worker.cpuUsage` are newer). That is exact while nothing else runs here, and never looks before so much time has passed.
 */
export function afterProcessorSeconds(seconds: number, end: () => void) {
  const begun = process.cpuUsage()
  let timer: NodeJS.Timeout
  const look = () => {
    const { user, system } = process.cpuUsage(begun)
    const left = seconds - (user + system) / 1e6
    if (left > 0) wait(left)
    else end()
  }
  const wait = (left: number) => {
    timer = setTimeout(look, Math.max(left * 1000, 100)).unref()
  }
  wait(seconds)
  return () => clearTimeout(timer)
}
