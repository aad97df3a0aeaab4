/**
 * Runs a program of the built server besides the server itself, such as `npm run worker`: the first argument names it, the
 * others are its own. In this process, so that signals reach it.
 */
import { ensureBuilt, ensureInstalled, loadSettings } from './prepare.mjs'
import { speakAsServer } from './progress.mjs'

const [name] = process.argv.splice(2, 1)
loadSettings()
if (name === 'worker') speakAsServer()
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV ||= 'production'
await import(`../dist/server/${name}.js`)
