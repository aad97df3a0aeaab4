import { misspeltSettings } from './config/config'
import { prepareDataDir } from './config/data-dir'
import { createLogger } from './config/logger'
import { holdBuild } from './config/version'
import { ensureDatabase, openInitialised } from './start/first-start'
import { run } from './start/run'
import { createSupervisor } from './start/supervisor'

/** The server. It loads its other parts after a first start, so that they do not need memory at the same time. */
await run(async (config) => {
  const logger = await createLogger('server', config)
  const supervisor = createSupervisor(logger)
  for (const line of misspeltSettings(process.env)) logger.warn(line)
  prepareDataDir(config, logger)
  holdBuild()
  await ensureDatabase(config)
  logger.info('starting the server…')
  const opening = openInitialised(config, logger)
  // The embedded database, which exists by now, opens while the rest is loaded. On PostgreSQL the demo content may have to be made first.
  if (config.DATABASE_URL) await opening
  const [connection, { serve }] = await Promise.all([opening, import('./start/serve')])
  await serve({ config, logger, connection, supervisor })
})
