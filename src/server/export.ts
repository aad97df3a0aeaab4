import { runCommand } from './commands/run-command'
import { pathFromShell, runProgram, UsageError } from './start/program'

const USAGE = `Usage: npm run export -- FOLDER
       npm run export -- ghost FILE
       npm run export -- subscribers FILE

  FOLDER            all content as a new folder: articles with translations, categories, places, pages, ads, newsletters and their authors
                    as JSON files, which \`npm run import -- eye FOLDER\` reads; articles, pages and places as Markdown with their pictures
                    in FOLDER/content, which Hugo, Astro and others build; and the pictures and films
  ghost FILE        articles, pages, places, tags and authors as a JSON file for Ghost's importer. Ghost shows the pictures from PUBLIC_URL
  subscribers FILE  the readers of the newsletter as CSV, for \`npm run import -- subscribers FILE\` and for other programs

For everything else, such as readers' accounts, versions and figures, see npm run backup.

It uses the settings of the server (environment, .env). Works while the server runs.`

await runProgram(USAGE, {}, async ({ config, positionals, say, signal }) => {
  const services = { config, say, signal }
  const [kind, ...others] =
    positionals[0] === 'ghost' || positionals[0] === 'subscribers' ? positionals : ['all', ...positionals]
  const [target, ...rest] = others
  if (!target || rest.length > 0) {
    const missing = kind === 'all' ? 'Which folder?' : 'Which file?'
    throw new UsageError(target ? `Too many arguments: ${rest.join(' ')}` : missing)
  }
  const path = pathFromShell(target)
  const list = (counts: Record<string, number>) => {
    say(`${path}:`)
    for (const [what, number] of Object.entries(counts)) say(`  ${number} ${what}`)
  }
  if (kind === 'all') return list(await runCommand('export', { path }, services))
  if (kind === 'subscribers')
    return list({ subscribers: (await runCommand('export subscribers', { path }, services)).count })
  const { counts, shortened } = await runCommand('export ghost', { path }, services)
  list(counts)
  if (shortened.length > 0) say('Ghost takes shorter texts. The title or the excerpt of these posts is cut:')
  for (const title of shortened) say(`  ${title}`)
})
