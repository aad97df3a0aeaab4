/**
 * `npm test`: what CI runs. Checks types and style, builds, then runs every test. Arguments go to the test runner; with
 * them, the checks are skipped, and the build too if only projects are named that do not need it.
 */
import { ensureBuilt, ensureInstalled, run, runBin } from './prepare.mjs'

/** The projects in tests/projects.ts whose tests run on the sources alone. */
const WITHOUT_BUILD = ['pages']

const args = process.argv.slice(2)
const projects = args.flatMap((arg, index) => {
  if (arg.startsWith('--project=')) return [arg.slice('--project='.length)]
  return args[index - 1] === '--project' ? [arg] : []
})
const needsBuild = projects.length === 0 || projects.some((name) => !WITHOUT_BUILD.includes(name))

async function check() {
  await run('npm', ['run', '--silent', 'lint'])
  await run('npm', ['run', '--silent', 'typecheck'])
}

await ensureInstalled()
await Promise.all([args.length === 0 && check(), needsBuild && ensureBuilt({ logLevel: 'warn' })])
await runBin('vitest', ['run', ...(args.length === 0 ? ['--tagsFilter=!sweep'] : args)])
