import { misspeltSettings } from './config'
import { prepareDataDir } from './data-dir'
import { ensureDatabase, openInitialised } from './first-start'
import { createLogger } from './logger'
import { run } from './run'
import { holdBuild } from './version'

/** The server. It loads its other parts after a first start, so that they do not need memory at the same time. */
await run(async (config) => {
  const logger = await createLogger(config)
  for (const line of misspeltSettings(process.env)) logger.warn(line)
  prepareDataDir(config, logger)
  holdBuild()
  await ensureDatabase(config)
  // The database opens while the rest is loaded.
  const [connection, { serve }] = await Promise.all([openInitialised(config, logger), import('./serve')])
  await serve({ config, logger, connection })
})
