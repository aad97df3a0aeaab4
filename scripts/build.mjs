/** `npm run build`: builds both front ends and the server, even if their sources have not changed. */
import { build, ensureInstalled } from './prepare.mjs'

await ensureInstalled()
await build()
