import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import type { PrettyOptions } from 'pino-pretty'
import type { Config } from './config'
import { describeError } from './error-text'

/** Characters of a text that someone else has made, such as a path or the answer of a mail server. */
const MAX_TEXT = 1000

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value)

const OPTIONS: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  base: null,
  serializers: { err: (error) => describeError(error) },
  formatters: {
    log: (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value)])),
  },
}

/** What tells lines of several processes and versions apart is for programs that collect them. */
const TEXT: PrettyOptions = {
  ignore: 'reqId,version',
  translateTime: 'SYS:HH:MM:ss',
  singleLine: true,
  // A message may quote what another server has answered. JSON escapes line breaks, also in the fields of these lines.
  messageFormat: (fields, message) => String(fields[message] ?? '').replace(/\p{Cc}+/gu, ' '),
}

/** A line per event on standard output: readable text on a terminal, else JSON, unless LOG_FORMAT says otherwise. */
export async function createLogger(
  { LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  to: DestinationStream = destination({ fd: 1, sync: true }),
) {
  const options = { ...OPTIONS, level: LOG_LEVEL }
  if ((LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json')) === 'json') return pino(options, to)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ...TEXT, colorize: process.stdout.isTTY, destination: to }))
}
