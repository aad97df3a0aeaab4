/** `npm run build`: both front ends and the server, whether their sources have changed or not. */
import { build, ensureInstalled } from './prepare.mjs'

ensureInstalled()
build()
