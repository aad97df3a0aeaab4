import { registerWorker } from './offline/register'
import { enlargePressed } from './pictures/enlarge'

// What a page can do without until it has started.
enlargePressed()
if (import.meta.env.PROD) registerWorker()
