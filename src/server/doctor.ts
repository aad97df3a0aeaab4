import { examine } from './commands/examine'
import { CommandError } from './config/command-error'
import { runTool, UsageError } from './start/program'

const USAGE = `Usage: npm run doctor [-- --send]

Checks what the server needs: settings, data folder, database, migrations, demo accounts, mail server and queue, what the DNS has
about the mail, bucket and backups, with a line for each. Changes nothing; into a bucket it writes a small file, which it deletes
again. With --send, it also sends a message to the address of MAIL_FROM, and reports how that was signed.

It uses the settings of the server (environment, .env). Works while the server runs. Exits with 0 if no check fails; warnings
are no failures.`

const LABELS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' }

await runTool(USAGE, { send: { type: 'boolean' } }, async ({ positionals, values, say, signal }) => {
  if (positionals.length > 0) throw new UsageError(`Too many arguments: ${positionals.join(' ')}`)
  const findings = await examine(process.env, { signal, sends: values.send === true })
  for (const { status, check, line } of findings) say(`${LABELS[status]}  ${check.padEnd(14)}  ${line}`)
  const failures = findings.filter(({ status }) => status === 'fail').length
  if (failures > 0) throw new CommandError(failures === 1 ? 'One check failed.' : `${failures} checks failed.`)
})
