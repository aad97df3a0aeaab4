import { execFile } from 'node:child_process'
import { readFile, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@server/config/root'
import { journal } from '@server/db/migrate'
import { newFolder } from './site'

const run = promisify(execFile)

const git = async (...args: string[]) =>
  (await run('git', args, { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 })).stdout.trim()

const JOURNAL = 'src/server/db/migrations/meta/_journal.json'

/** The last commit before our newest migration, on the line of the main branch. */
async function findOldCommit() {
  const newest = journal().at(-1)?.tag
  let after: string | undefined
  for (const commit of (await git('log', '--first-parent', '--format=%H', '--', JOURNAL)).split('\n')) {
    const { entries } = JSON.parse(await git('show', `${commit}:${JOURNAL}`))
    if (entries.at(-1).tag !== newest) return after ? `${after}^` : 'HEAD'
    after = commit
  }
  throw new Error('No commit of this repository has an older schema: set OLD_COMMIT')
}

/** Builds the version from before the newest migration, or that of OLD_COMMIT. Returns its folder. */
export async function buildOldVersion() {
  const commit = await git('rev-parse', '--short', process.env.OLD_COMMIT || (await findOldCommit()))
  const folder = await newFolder()
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: projectRoot })
  const lock = 'package-lock.json'
  const [ours, theirs] = await Promise.all([projectRoot, folder].map((each) => readFile(join(each, lock), 'utf8')))
  if (ours === theirs) {
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    // Nothing is to be installed there.
    await utimes(join(folder, lock), 0, 0)
  }
  // Vitest's would make it a build for development.
  await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: undefined } })
  return { folder, commit }
}
