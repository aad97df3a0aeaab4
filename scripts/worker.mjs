/** `npm run worker`: sends mail beside the server, in this very process so that signals reach it. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ||= 'production'
await import('../dist/server/worker.js')
