import { CommandError } from '../config/command-error'
import { recordAudit } from '../people/audit/record'
import { findUserByEmail } from '../people/users/users.service'
import type { Command, CommandServices } from './command'

/** Performs a command, and records in the audit log what it changed. */
export async function perform<Args, Result>(
  name: string,
  { run, audit }: Command<Args, Result>,
  services: CommandServices,
  args: Args,
): Promise<Result> {
  const { db } = services.connection

  async function record(outcome: 'done' | 'failed', result?: Result) {
    const entry = audit?.(args, result)
    if (!entry) return
    const { kind, email, id, title = null, changes = [] } = entry
    const account = email ? await findUserByEmail(db, email) : undefined
    await recordAudit(db, {
      created_at: new Date(),
      actor_id: null,
      actor_role: null,
      call: `shell ${name}`,
      outcome,
      record_kind: kind,
      record_id: account ? String(account.id) : (id ?? null),
      record_title: title,
      changes,
      network: null,
    })
  }

  // A log that cannot be written changes nothing about what was done.
  const attempt = (...details: Parameters<typeof record>) =>
    record(...details).catch((error) =>
      services.logger.error({ err: error, command: name }, 'could not write the audit log'),
    )

  try {
    const result = await run(services, args)
    await attempt('done', result)
    return result
  } catch (error) {
    // A plain refusal has changed nothing; anything else may have come in the middle.
    if (!(error instanceof CommandError)) await attempt('failed')
    throw error
  }
}
