import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { lastBackup, overdueSeconds } from '../jobs/overdue'
import { countWorkers } from '../jobs/workers'
import { oldestWaitingMs } from '../mail/outage.queries'

type Sources = { db: Db; config: Config; register: Registry }

/** Adds a figure of the database. It is left out while the database does not answer. */
function figure(register: Registry, name: string, help: string, read: () => Promise<number | undefined>) {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.remove()
      const value = await read().catch(() => undefined)
      if (value !== undefined) this.set(value)
    },
  })
}

/** Whether scheduled work is done in time, whichever process does it. */
export function measureScheduledWork({ db, config, register }: Sources) {
  figure(register, 'workers', 'Processes that publish and send mail, and were alive in the last 30 seconds', () =>
    countWorkers(db),
  )
  figure(
    register,
    'oldest_waiting_mail_seconds',
    'For how long the oldest waiting mail has waited; 0 if none does',
    async () => ((await oldestWaitingMs(db)) ?? 0) / 1000,
  )
  if (config.BACKUP_SCHEDULE)
    figure(
      register,
      'last_backup_timestamp',
      'The time for which the newest scheduled backup was made; 0 before the first',
      async () => ((await lastBackup(db))?.getTime() ?? 0) / 1000,
    )
  new Gauge({
    name: 'overdue_seconds',
    help: 'For how long the oldest scheduled work of a kind has been due; 0 if none is',
    labelNames: ['kind'],
    registers: [register],
    async collect() {
      this.reset()
      for (const { kind, seconds } of await overdueSeconds(db, config).catch(() => [])) this.set({ kind }, seconds)
    },
  })
}
