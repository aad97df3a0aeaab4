/** `npm run bench`: the performance figures, most of them as ratios, since machines differ and have moods. */
import { ensureBuilt, ensureInstalled, runBin } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runBin('tsx', ['tests/bench/main.ts'])
