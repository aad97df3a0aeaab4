import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { describeOverdue, listOverdue } from '../jobs/overdue'
import { countWorkers } from '../jobs/workers'
import { type Finding, fail, ok, warn } from './finding'

const CHECK = 'scheduled work'

/** Without a separate worker, no living worker means that the server is stopped: then only what readers wait for is late. */
export async function checkScheduledWork(db: Db, config: Config): Promise<Finding> {
  const workers = await countWorkers(db)
  const isStopped = workers === 0 && config.MAIL_WORKER
  const late = (await listOverdue(db, config)).filter(
    ({ kind }) => kind !== 'workers' && (!isStopped || kind === 'articles' || kind === 'newsletters'),
  )
  const start = config.MAIL_WORKER ? 'start the server, or npm run worker' : 'start npm run worker'
  const nobody = workers === 0 ? `no process publishes or sends mail: ${start}` : undefined
  if (late.length > 0)
    return fail(CHECK, `late: ${describeOverdue(late)}; ${nobody ?? 'see the logs of the server and the worker'}`)
  if (nobody) return isStopped ? warn(CHECK, nobody) : fail(CHECK, nobody)
  return ok(
    CHECK,
    `nothing is late; ${workers === 1 ? 'one process publishes and sends' : `${workers} processes publish and send`} mail`,
  )
}
