import { Writable } from 'node:stream'
import type { Config } from '@server/config/config'
import { createLogger } from '@server/config/logger'

/** A logger like the server's, with the lines that it has written. */
export async function startLog(settings: Partial<Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>> = {}) {
  let text = ''
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const logger = await createLogger('server', { LOG_LEVEL: 'info', LOG_FORMAT: 'json', ...settings }, to)
  const written = () => text.split('\n').filter(Boolean)
  return {
    logger,
    written,
    /** The lines of JSON at this level and above, parsed. */
    lines: (level = 0) =>
      written()
        .map((line) => JSON.parse(line))
        .filter((line) => line.level >= level),
    forget: () => {
      text = ''
    },
  }
}
