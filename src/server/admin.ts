import { readPassword } from './commands/read-password'
import { runCommand } from './commands/run-command'
import { runProgram, UsageError } from './start/program'

const USAGE = `Usage: npm run admin -- COMMAND

  create EMAIL [--name NAME]
                      creates an admin; reads the password from standard input
  password EMAIL      gives an account the password on standard input, and signs it out everywhere
  unlock [EMAIL]      lets an account sign in again at once after too many wrong passwords;
                      without EMAIL, ends all waiting times, those of networks included
  remove-totp EMAIL   switches the second factor of an account off, whose owner has lost the
                      device and the recovery codes, and signs it out everywhere
  take-down ADDRESS   deletes an uploaded picture with its copies at once, also if it is in use;
                      ADDRESS is its full address, or what follows /uploads/

  remove-demo         deletes the demo accounts, the demo content that has not been changed, and
                      its pictures that nothing else uses;
                      needs another admin, or ADMIN_EMAIL and ADMIN_PASSWORD to create one

It uses the settings of the server (environment, .env). On the embedded database, all but remove-demo
work while the server runs.`

const FLAGS = { name: { type: 'string' } } as const

await runProgram(USAGE, FLAGS, async ({ config, positionals: [action, ...rest], values, say, signal }) => {
  const [email, ...others] = rest
  if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`)
  const options = { config, say, signal }
  switch (action) {
    case 'create': {
      if (!email) throw new UsageError('Which address shall the new admin have?')
      const name = typeof values.name === 'string' ? values.name : 'Administrator'
      await runCommand('admin create', { email, name, password: await readPassword() }, options)
      return say(`${email} is an admin now${config.DATABASE_URL ? '' : `, in the database in ${config.DATA_DIR}`}.`)
    }
    case 'password': {
      if (!email) throw new UsageError('Whose password? Name the address of the account.')
      await runCommand('admin password', { email, password: await readPassword() }, options)
      return say(`${email} has the new password, and is signed out everywhere.`)
    }
    case 'remove-demo': {
      if (email) throw new UsageError(`Too many arguments: ${email}`)
      const removed = await runCommand('admin remove-demo', undefined, options)
      const parts = Object.entries(removed).map(([what, count]) => `${count} ${what}`)
      return say(`Removed: ${parts.join(', ')}. Start with DEMO=0 from now on.`)
    }
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
    case 'take-down': {
      if (!email) throw new UsageError('Which upload? Name its address.')
      const { name } = await runCommand('admin take-down', { address: email }, options)
      return say(`${name} and its copies are deleted. Browsers and caches may keep them for up to a year.`)
    }
    default:
      throw new UsageError(action ? `Unknown command: ${action}` : 'Which command?')
  }
})
