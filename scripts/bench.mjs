/** `npm run bench`: the performance figures, most as ratios, since machines differ. `npm run bench -- NAME…`: those of that name. */
import { ensureBuilt, ensureInstalled, runBin } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt()
await runBin('tsx', ['tests/bench/main.ts', ...process.argv.slice(2)])
