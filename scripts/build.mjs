/**
 * `npm run build`: builds both front ends and the server, even if their sources have not changed. With `-- --previous FOLDER`, the
 * assets of the build in that folder stay reachable, as those of the build before in this one do.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, ensureInstalled } from './prepare.mjs'

const { previous } = parseArgs({ options: { previous: { type: 'string' } } }).values

await ensureInstalled()
// npm runs this in the project's folder; the path is relative to that of the shell.
await build({ previous: previous && resolve(process.env.INIT_CWD ?? '', previous) })
