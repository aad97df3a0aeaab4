/** `npm start`: installs and builds what is missing, then serves, in this very process so that signals reach the server. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ||= 'production'
await import('../dist/server/main.js')
