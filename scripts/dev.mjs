/** `npm run dev`: like start, from the sources; the pages reload hot, the server restarts when its sources change. */
import { ensureInstalled, runBin } from './prepare.mjs'

ensureInstalled()
runBin(
  'tsx',
  ['watch', '--clear-screen=false', '--include', 'src/server/**', '--include', 'src/shared/**', 'src/server/main.ts'],
  {
    NODE_ENV: 'development',
  },
)
