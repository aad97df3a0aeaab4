import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { Config } from './config'

/** JSON lines on standard output; readable ones on a terminal. */
export async function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Promise<Logger> {
  const options = { level: LOG_LEVEL, timestamp: stdTimeFunctions.isoTime, base: null }
  if (!process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' }))
}
