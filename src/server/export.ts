import { runCommand } from './commands/run-command'
import { pathFromShell, runProgram, UsageError } from './start/program'

const USAGE = `Usage: npm run export -- FOLDER

Writes all content to a new folder: articles with translations, categories, ads, newsletters and their authors as JSON files, articles
also as Markdown, and the pictures and films that they show. \`npm run import -- eye FOLDER\` reads it. For everything else, such as
readers' accounts, versions and figures, see npm run backup.

It uses the settings of the server (environment, .env). Works while the server runs.`

await runProgram(USAGE, {}, async ({ config, positionals: [folder, ...rest], say, signal }) => {
  if (!folder || rest.length > 0)
    throw new UsageError(folder ? `Too many arguments: ${rest.join(' ')}` : 'Which folder?')
  const path = pathFromShell(folder)
  const counts = await runCommand('export', { path }, { config, say, signal })
  say(`${path}:`)
  for (const [what, number] of Object.entries(counts)) say(`  ${number} ${what}`)
})
