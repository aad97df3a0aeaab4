import { hostname } from 'node:os'
import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import type { PrettyOptions } from 'pino-pretty'
import { withoutAddresses } from './addresses'
import type { Config } from './config'
import { describeError } from './error-text'

/** Collectors cut or refuse longer lines. */
const MAX_BYTES = 8191

/** Characters of a text that someone else has made, such as a path or the answer of a mail server. */
const MAX_TEXT = 1000

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : value)

/** What is left of a line that stays too long: when, who, about which request, and the beginning of what. */
const ESSENTIAL = ['level', 'time', 'process', 'host', 'pid', 'reqId', 'msg']

const shortened = (fields: [name: string, value: unknown][], characters: number) => {
  const short = fields.map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return [name, text.length > characters ? `${text.slice(0, characters)}…` : value]
  })
  return `${JSON.stringify(Object.fromEntries(short))}\n`
}

/** Cuts the fields of a line until it is short enough. */
function withinLimit(line: string) {
  if (Buffer.byteLength(line) <= MAX_BYTES) return line
  const fields = Object.entries(JSON.parse(line))
  for (let characters = 2 * MAX_TEXT; characters > 50; characters /= 2) {
    const short = shortened(fields, characters)
    if (Buffer.byteLength(short) <= MAX_BYTES) return short
  }
  return shortened(
    fields.filter(([name]) => ESSENTIAL.includes(name)),
    150,
  )
}

const OPTIONS: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: (error) => describeError(error) },
  formatters: {
    log: (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(value)])),
  },
  // Of every line, wherever it is written.
  hooks: { streamWrite: (line) => withoutAddresses(withinLimit(line)) },
}

/** What tells lines of several processes and versions apart is for programs that collect them. */
const TEXT: PrettyOptions = {
  ignore: 'process,host,pid,reqId,version',
  translateTime: 'SYS:HH:MM:ss',
  singleLine: true,
  // A message may quote what another server has answered. JSON escapes line breaks, also in the fields of these lines.
  messageFormat: (fields, message) => String(fields[message] ?? '').replace(/\p{Cc}+/gu, ' '),
}

type ProcessName = 'server' | 'worker' | 'first start' | 'command'

/** A line per event on standard output: readable text on a terminal, else JSON, unless LOG_FORMAT says otherwise. */
export async function createLogger(
  name: ProcessName,
  { LOG_LEVEL, LOG_FORMAT }: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  to: DestinationStream = destination({ fd: 1, sync: true }),
) {
  const base = { process: name, host: hostname(), pid: process.pid }
  const options = { ...OPTIONS, base, level: LOG_LEVEL }
  if ((LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json')) === 'json') return pino(options, to)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ ...TEXT, colorize: process.stdout.isTTY, destination: to }))
}
