import { isHttpUrl } from '@shared/validation'
import { runCommand } from './commands/run-command'
import { pathFromShell, runProgram, UsageError } from './start/program'
import { reportLines } from './transfer/import/report'
import { IMPORT_FORMATS } from './transfer/import/source'

const USAGE = `Usage: npm run import -- FORMAT FILE [--dry-run] [--url ADDRESS]

  ghost FILE      the JSON file of a Ghost export
  wordpress FILE  the XML file (WXR) of a WordPress export
  eye FOLDER      the folder of \`npm run export\`

  --dry-run       reads and checks everything and reports what an import would do, but changes nothing
  --url ADDRESS   the address of the old site, from which pictures are fetched; Ghost's exports do not contain it

Imports authors, posts, pages (as articles), tags and categories, with their dates, pictures and addresses. Drafts stay drafts. What an
earlier import brought is left as it is, so it can be repeated. A picture that cannot be fetched is a warning. A damaged file
changes nothing.

It uses the settings of the server (environment, .env). Works while the server runs.`

const options = { 'dry-run': { type: 'boolean' }, url: { type: 'string' } } as const

await runProgram(USAGE, options, async ({ config, positionals: [name, file, ...rest], values, say, signal }) => {
  const format = IMPORT_FORMATS.find((each) => each === name)
  if (!format) throw new UsageError(name ? `Unknown format: ${name}` : 'Which format?')
  if (!file || rest.length > 0) throw new UsageError(file ? `Too many arguments: ${rest.join(' ')}` : 'Which file?')
  const url = values.url as string | undefined
  if (url !== undefined && !isHttpUrl(url)) throw new UsageError(`--url: ${url} is not an address`)
  const args = { format, path: pathFromShell(file), url, isDryRun: values['dry-run'] === true }
  const report = await runCommand('import', args, { config, say, signal })
  for (const line of reportLines(report)) say(line)
})
