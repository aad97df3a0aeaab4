import type { AuditChange } from '@shared/entities/audit'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { Connection } from '../db/client'
import type { Storage } from '../files/storage/types'
import type { OwnerPath } from './owner-path'

/** What a command works with. They are those of the running server if the command runs inside it. */
export type CommandServices = {
  config: Config
  connection: Connection
  storage: Storage
  logger: Logger
  /** Prints a line on the owner's terminal. */
  say: (line: string) => void
  /** Aborted when the owner interrupts the command, or when the server stops. */
  signal: AbortSignal
}

/** The record that a command changed; an account is named by its address. */
export type CommandAudit = { kind: string; email?: string; id?: string; title?: string; changes?: AuditChange[] }

/**
 * A task of the owner from the shell. It is given services, because the embedded database has one process only: while the
 * server runs, the server performs the command (`run-command.ts`). Arguments and results therefore have to be JSON, paths in
 * them absolute, and everything for the terminal goes through `say`.
 */
export type Command<Args, Result> = {
  run: (services: CommandServices, args: Args) => Promise<Result>
  /** Whether it may run while the server uses the embedded database. If not, it asks the owner to stop the server. */
  besideServer: boolean
  /** The files and folders of the owner that it reads or writes. */
  paths?(args: Args): OwnerPath[]
  /** Whether it works on a database of an older version too, and leaves that as it is. */
  keepsSchema?: boolean
  /** What the audit log records of it, if anything. After a failure there is no result. */
  audit?(args: Args, result: Result | undefined): CommandAudit | undefined
}
