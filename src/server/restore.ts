import { lookAt } from './commands/owner-path'
import { pathFromShell, runProgram, UsageError } from './start/program'
import { describeArchive } from './transfer/backup/create-backup'
import { restoreBackup } from './transfer/backup/restore-backup'

const USAGE = `Usage: npm run restore -- FILE

Restores an archive of \`npm run backup\` into the configured database, the embedded one or PostgreSQL, whichever it came from, and
the uploaded files into the configured folder or bucket. The whole archive is checked first. The database must hold no data, and
the server must not run. An archive of an older version is brought up to date.

It uses the settings of the server (environment, .env).`

await runProgram(USAGE, {}, async ({ config, positionals: [file, ...rest], say, signal }) => {
  if (!file || rest.length > 0) throw new UsageError(file ? `Too many arguments: ${rest.join(' ')}` : 'Which file?')
  const path = pathFromShell(file)
  lookAt({ path, use: 'read' })
  const { manifest, queued } = await restoreBackup(path, config, signal)
  say(`Restored ${describeArchive(manifest)}.`)
  if (queued > 0)
    say(
      `${queued} mails were waiting to be sent when the archive was written. The server sends them when it starts, even if they have been sent since: start it with MAIL_WORKER=0 to look first.`,
    )
})
