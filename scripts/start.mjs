/** `npm start`: installs and builds what is missing, then serves. In this process, so that signals reach the server. */
import { ensureBuilt, ensureInstalled, loadSettings } from './prepare.mjs'
import { speakAsServer } from './progress.mjs'

loadSettings()
speakAsServer()
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV ||= 'production'
await import('../dist/server/main.js')
