/** `npm test`: what CI runs. Types, lint, the build, then every test; arguments go to the test runner. */
import { ensureBuilt, ensureInstalled, runBin } from './prepare.mjs'

await ensureInstalled()
await runBin('typescript', ['-p', '.'])
await runBin('@biomejs/biome', ['check', '--error-on-warnings', '.'])
await ensureBuilt()
await runBin('vitest', ['run', ...process.argv.slice(2)])
