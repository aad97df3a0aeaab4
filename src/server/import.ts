import { writeFile } from 'node:fs/promises'
import { isHttpUrl } from '@shared/validation'
import { lookAt } from './commands/owner-path'
import { runCommand } from './commands/run-command'
import { subscriberReport } from './commands/subscribers'
import { pathFromShell, runProgram, UsageError } from './start/program'
import { lossCsv } from './transfer/import/losses'
import { reportLines } from './transfer/import/report'
import { IMPORT_FORMATS, languageNamed } from './transfer/import/source'

const USAGE = `Usage: npm run import -- FORMAT FILE [--dry-run] [--accept-losses] [--url ADDRESS] [--language CODE] [--losses FILE]

  ghost FILE      the JSON file of a Ghost export
  wordpress FILE  the XML file (WXR) of a WordPress export
  substack FILE   the ZIP file, or its folder, of a Substack export
  medium FILE     the ZIP file, or its folder, of a Medium export
  markdown FOLDER Markdown files with front matter, such as the content of a Hugo, Jekyll or Astro site, or their ZIP file
  eye FOLDER      the folder of \`npm run export\`
  subscribers FILE  readers of the newsletter: Ghost's members, or the CSV file of any other program, with a column 'email'

  --dry-run       reads and checks everything and reports what an import would do and lose, but changes nothing
  --accept-losses imports although something is lost
  --url ADDRESS   the address of the old site, which the exports of Ghost and Substack do not contain
  --language CODE the language of the texts, such as id, whatever the file says
  --losses FILE   also writes the list of losses to this file, for a spreadsheet

Imports authors, articles, pages, tags and categories, with their dates, pictures, files and addresses. Drafts stay drafts. What was edited
here since an earlier import is left as it is; the rest of it is completed, so it can be repeated.

Counts what the source has, what is kept, and what is changed or lost. If something would be lost, nothing is imported, and the exit code
is 2, unless --accept-losses is given. It is 1 if the file cannot be read; then nothing is changed either.

Subscribers get newsletters if the file gives the day on which they confirmed (column 'confirmed_at'). The others get none;
--send-confirmations mails them the link that everyone gets who subscribes. Who has unsubscribed stays so. --language is that of readers
for whom the file gives none, --source TEXT where they subscribed.

It uses the settings of the server (environment, .env). Works while the server runs.`

/** The exit code if something would be lost. */
const LOSSES = 2

const options = {
  'dry-run': { type: 'boolean' },
  'accept-losses': { type: 'boolean' },
  url: { type: 'string' },
  language: { type: 'string' },
  losses: { type: 'string' },
  'send-confirmations': { type: 'boolean' },
  source: { type: 'string' },
} as const

await runProgram(USAGE, options, async ({ config, positionals: [name, file, ...rest], values, say, signal }) => {
  const format = IMPORT_FORMATS.find((each) => each === name)
  if (!format && name !== 'subscribers') throw new UsageError(name ? `Unknown format: ${name}` : 'Which format?')
  if (!file || rest.length > 0) throw new UsageError(file ? `Too many arguments: ${rest.join(' ')}` : 'Which file?')
  const url = values.url as string | undefined
  if (url !== undefined && !isHttpUrl(url)) throw new UsageError(`--url: ${url} is not an address`)
  const language = values.language === undefined ? undefined : languageNamed(String(values.language))
  if (values.language !== undefined && !language) throw new UsageError(`--language: ${values.language} is not known`)
  if (!format) {
    const path = pathFromShell(file)
    const [isDryRun, sendsConfirmations] = [values['dry-run'] === true, values['send-confirmations'] === true]
    const source = values.source as string | undefined
    const args = { path, isDryRun, sendsConfirmations, language, source }
    const report = await runCommand('import subscribers', args, { config, say, signal })
    for (const line of subscriberReport(report)) say(line)
    return undefined
  }
  const args = {
    format,
    path: pathFromShell(file),
    url,
    language,
    isDryRun: values['dry-run'] === true,
    acceptsLosses: values['accept-losses'] === true,
  }
  const table = values.losses && pathFromShell(String(values.losses))
  if (table) lookAt({ path: table, use: 'write' })
  const report = await runCommand('import', args, { config, say, signal })
  for (const line of reportLines(report)) say(line)
  if (table) await writeFile(table, lossCsv(report.losses))
  return report.isRefused ? LOSSES : undefined
})
