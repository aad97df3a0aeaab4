/** `npm test`: what CI runs. Types, lint, the build, then every test; arguments go to the test runner. */
import { ensureBuilt, ensureInstalled, runBin } from './prepare.mjs'

ensureInstalled()
runBin('typescript', ['-p', '.'])
runBin('@biomejs/biome', ['check', '--error-on-warnings', '.'])
ensureBuilt()
runBin('vitest', ['run', ...process.argv.slice(2)])
