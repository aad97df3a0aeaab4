import { runCommand } from './commands/run-command'
import { pathFromShell, runProgram, UsageError } from './start/program'

const USAGE = `Usage: npm run backup -- FILE

Writes the database and the uploaded files to one archive, as they are at one moment, and checks it. Readable by its owner only:
it contains password hashes, e-mail addresses and the key that signs the links in mails. FILE must not exist yet.

It uses the settings of the server (environment, .env). Works while the server runs.`

await runProgram(USAGE, {}, async ({ config, positionals: [file, ...rest], say, signal }) => {
  if (!file || rest.length > 0) throw new UsageError(file ? `Too many arguments: ${rest.join(' ')}` : 'Which file?')
  const path = pathFromShell(file)
  const { description, bytes } = await runCommand('backup', { path }, { config, say, signal })
  say(`${path}: ${description}; ${(bytes / 1e6).toFixed(1)} MB, checked.`)
})
