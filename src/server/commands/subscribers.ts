import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { REFUSALS, type SubscriberImport } from '@shared/entities/subscriber-import'
import type { LanguageCode } from '@shared/languages'
import { CommandError } from '../config/command-error'
import { AppError } from '../http/errors'
import type { Command } from './command'
import { writeNewFile } from './write-new-file'

export type SubscriberImportArgs = {
  path: string
  isDryRun: boolean
  sendsConfirmations: boolean
  language?: LanguageCode
  source?: string
}

const EXPECTED = 'a CSV file of subscribers, such as that of Ghost’s members, with a column `email`'
const MAX_BYTES = 100 * 1024 * 1024

/** What the file is refused for, as one line. */
function explained(path: string, error: unknown) {
  const reason = error instanceof AppError && error.details.errors?.file
  return reason ? new CommandError(`${path}: ${reason}`) : error
}

/** Imports readers of the newsletter from the file of another program. */
export const importSubscribers: Command<SubscriberImportArgs, SubscriberImport> = {
  besideServer: true,
  paths: ({ path }) => [{ path, use: 'read' }],
  audit({ isDryRun, path }, result) {
    if (isDryRun) return undefined
    const { confirmed = 0, unconfirmed = 0, completed = 0, mails = 0, refused = 0 } = result ?? {}
    const counts = Object.entries({ confirmed, unconfirmed, completed, mails, refused })
    return {
      kind: 'subscribers',
      title: basename(path),
      changes: counts.map(([field, number]) => ({ field, to: String(number) })),
    }
  },
  async run({ connection: { db }, config }, { path, source = basename(path), ...options }) {
    const { requireFile } = await import('../transfer/import/source-files')
    const { importSubscriberFile } = await import('../newsletters/import-subscribers.service')
    await requireFile(path, EXPECTED, MAX_BYTES)
    const rule = config.REQUIRE_CONFIRMED
    return importSubscriberFile(db, await readFile(path), { ...options, source, rule, now: new Date() }).catch(
      (error) => {
        throw explained(path, error)
      },
    )
  },
}

/** Writes the subscribers to a CSV file. */
export const exportSubscribers: Command<{ path: string }, { count: number }> = {
  besideServer: true,
  paths: ({ path }) => [{ path, use: 'write' }],
  audit: ({ path }, result) => ({
    kind: 'subscribers',
    title: basename(path),
    changes: [{ field: 'exported', to: String(result?.count ?? 0) }],
  }),
  async run({ connection: { db }, config }, { path }) {
    const { subscribersCsv } = await import('../newsletters/export-subscribers.service')
    const { csv, count } = await subscribersCsv(db, config.REQUIRE_CONFIRMED)
    await writeNewFile(path, csv)
    return { count }
  },
}

const LISTED = 50

/** The lines for the terminal. */
export function subscriberReport({ dry_run, lines, refusals, refused, ...counts }: SubscriberImport) {
  const { confirmed, unconfirmed, completed, known, mails } = counts
  const more = refused - Math.min(refused, LISTED)
  return [
    dry_run ? 'Dry run: nothing was changed. An import would find:' : 'Imported:',
    `  ${lines} lines`,
    `  ${confirmed} new subscribers who have confirmed`,
    `  ${unconfirmed} new subscribers who have not, by this file: they get no newsletter until they follow a link`,
    ...(completed ? [`  ${completed} subscribers of whom the file gives the confirmation`] : []),
    `  ${known} subscribers who were here before`,
    `  ${mails} mails that ask for a confirmation${mails || !unconfirmed ? '' : ' (--send-confirmations sends them)'}`,
    `  ${refused} lines that are not imported`,
    ...refusals
      .slice(0, LISTED)
      .map(({ line, email, reason }) => `    line ${line}: ${email ? `${email}: ` : ''}${REFUSALS[reason]}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ]
}
