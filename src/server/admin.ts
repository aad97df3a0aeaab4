import { runCommand } from './commands/run-command'
import { runProgram, UsageError } from './program'

const USAGE = `Usage: npm run admin -- COMMAND

  unlock [EMAIL]   lets an account sign in again at once after too many wrong passwords;
                   without EMAIL, ends all waiting times, those of networks included

It uses the settings of the server (environment, .env). Works while the server runs.`

await runProgram(USAGE, {}, async ({ config, positionals: [action, ...rest], say, signal }) => {
  if (action !== 'unlock') throw new UsageError(action ? `Unknown command: ${action}` : 'Which command?')
  const [email, ...others] = rest
  if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`)
  const { cleared } = await runCommand('admin unlock', { email }, { config, say, signal })
  const whose = email ? `for ${email}` : 'in all'
  say(cleared > 0 ? `Cleared ${cleared} counters ${whose}.` : `There was nothing to clear ${whose}.`)
})
