import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { explainFileError } from '../config/data-dir'
import { reasonOf } from '../config/error-text'
import { checkBackups } from '../doctor/backups'
import { checkDataFolder } from '../doctor/data-folder'
import { type Finding, fail, warn, withinTime } from '../doctor/finding'
import { checkMailDomain } from '../doctor/mail-domain'
import { checkBucket, checkMailbox, checkMailServer } from '../doctor/services'
import { checkNode, checkSettings } from '../doctor/settings'
import { sendTestMessage } from '../doctor/test-message'
import { checkTranslator } from '../doctor/translator'
import { runCommand } from './run-command'

const DATABASE_LIMIT_MS = 30_000

type Options = {
  signal: AbortSignal
  now?: Date
  /** Whether to send a message to the magazine's own address. */
  sends?: boolean
}

async function checkDatabase(config: Config, isFolderUsable: boolean, signal: AbortSignal): Promise<Finding[]> {
  if (!config.DATABASE_URL) {
    // Opening the database could create files that the server cannot use.
    if (!isFolderUsable) return [warn('database', 'not examined, because of DATA_DIR')]
    if (!existsSync(join(config.DATA_DIR, 'db', 'PG_VERSION')))
      return [warn('database', `there is none in ${config.DATA_DIR} yet; the first start creates it`)]
  }
  try {
    const options = { config, signal, say: () => {}, waitMs: 0 }
    return await withinTime(DATABASE_LIMIT_MS, runCommand('doctor', undefined, options))
  } catch (error) {
    return [fail('database', explainFileError(error) ?? reasonOf(error))]
  }
}

/** Checks everything that the server needs. With invalid settings, only those are reported. */
export async function examine(
  env: Record<string, string | undefined>,
  { signal, now = new Date(), sends = false }: Options,
) {
  const { config, findings } = checkSettings(env)
  const first = [checkNode(process.versions.node), ...findings]
  if (!config) return [...first, warn('others', 'not checked: correct the settings first')]
  const folder = await checkDataFolder(config)
  const isFolderUsable = folder.every(({ status, check }) => status !== 'fail' || check === 'disk')
  const [database, mailServer, mailDomain, ...services] = await Promise.all([
    checkDatabase(config, isFolderUsable, signal),
    checkMailServer(config),
    checkMailDomain(config),
    sends ? sendTestMessage(config) : undefined,
    checkMailbox(config),
    checkBucket(config),
    checkTranslator(config),
    checkBackups(config, now),
  ])
  const others = services.filter((finding) => finding !== undefined)
  return [...first, ...folder, ...database, mailServer, ...mailDomain, ...others]
}
