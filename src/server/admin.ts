import { runCommand } from './commands/run-command'
import { runProgram, UsageError } from './program'

const USAGE = `Usage: npm run admin -- COMMAND

  unlock [EMAIL]      lets an account sign in again at once after too many wrong passwords;
                      without EMAIL, ends all waiting times, those of networks included
  remove-totp EMAIL   switches the second factor of an account off, whose owner has lost the
                      device and the recovery codes, and signs it out everywhere

It uses the settings of the server (environment, .env). Works while the server runs.`

await runProgram(USAGE, {}, async ({ config, positionals: [action, ...rest], say, signal }) => {
  const [email, ...others] = rest
  if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`)
  const options = { config, say, signal }
  switch (action) {
    case 'unlock': {
      const { cleared } = await runCommand('admin unlock', { email }, options)
      const whose = email ? `for ${email}` : 'in all'
      return say(cleared > 0 ? `Cleared ${cleared} counters ${whose}.` : `There was nothing to clear ${whose}.`)
    }
    case 'remove-totp': {
      if (!email) throw new UsageError('Whose second factor? Name the address of the account.')
      const { wasOn } = await runCommand('admin remove-totp', { email }, options)
      return say(wasOn ? `The second factor of ${email} is off.` : `${email} had no second factor.`)
    }
    default:
      throw new UsageError(action ? `Unknown command: ${action}` : 'Which command?')
  }
})
