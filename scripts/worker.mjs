/** `npm run worker`: sends mail in a process besides the server. In this process, so that signals reach the worker. */
import { ensureBuilt, ensureInstalled, loadSettings } from './prepare.mjs'

loadSettings()
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV ||= 'production'
await import('../dist/server/worker.js')
