import { registerCalls } from './worker/calls'
import { registerKeeping } from './worker/keep'
import { registerPages } from './worker/pages'
import { registerPictures } from './worker/pictures'
import { registerShell } from './worker/shell'

// Whatever none of these recognises goes to the network as if there were no worker: the dashboard, its calls and its
// uploads, every call with a session, everything that is no GET.
registerPages()
registerCalls()
registerPictures()
registerShell()
registerKeeping()
