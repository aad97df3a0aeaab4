import { execFile } from 'node:child_process'
import type { Logger } from 'pino'

/** systemd gives a start so much longer each time, as long as it goes on: a first start, or a migration, may take many minutes. */
const EXTENSION_MS = 60_000

/** Node.js cannot send to the socket of systemd itself. */
const send = (state: string, failed: (error: Error) => void) =>
  execFile('systemd-notify', [state], (error) => error && failed(error))

/**
 * Tells systemd, where it started the process as a unit of `Type=notify`, that the start goes on, when it is done, and from then on, with
 * `WatchdogSec`, that the process still works. If it hangs, nothing is sent, and systemd kills and restarts it.
 */
export function createSupervisor(logger: Pick<Logger, 'warn'>) {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env
  let timer: NodeJS.Timeout | undefined
  let hasFailed = false

  function notify(state: string) {
    if (!NOTIFY_SOCKET) return
    send(state, (error) => {
      if (!hasFailed) logger.warn({ reason: error.message }, 'systemd cannot be told how this process does')
      hasFailed = true
    })
  }
  function repeat(everyMs: number, tell: () => void) {
    clearInterval(timer)
    tell()
    timer = setInterval(tell, everyMs).unref()
  }

  if (NOTIFY_SOCKET) repeat(EXTENSION_MS / 3, () => notify(`EXTEND_TIMEOUT_USEC=${EXTENSION_MS * 1000}`))
  return {
    /** `isWell`: what else has to work, besides the event loop. */
    ready(isWell = async () => true) {
      clearInterval(timer)
      notify('READY=1')
      if (!NOTIFY_SOCKET || !WATCHDOG_USEC) return
      repeat(Number(WATCHDOG_USEC) / 1000 / 2, async () => {
        if (await isWell()) notify('WATCHDOG=1')
      })
    },
    stopping() {
      clearInterval(timer)
      notify('STOPPING=1')
    },
  }
}

export type Supervisor = ReturnType<typeof createSupervisor>
