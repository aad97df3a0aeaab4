/** `npm run bench`: the performance figures, most of them as ratios, since machines differ. */
import { ensureBuilt, ensureInstalled, runBin } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt({ trial: true })
await runBin('tsx', ['tests/bench/main.ts'])
