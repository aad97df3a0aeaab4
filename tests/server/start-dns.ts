import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { onTestFinished } from 'vitest'

const TYPES = { A: 1, PTR: 12, TXT: 16 } as const

/** The records of a name, by type. */
export type Zone = Record<string, Partial<Record<keyof typeof TYPES, string[]>>>

const uint16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]))

/** Texts and names are parts with their length before them. */
const parts = (texts: string[]) =>
  Buffer.concat(texts.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])))

const dataOf: Record<keyof typeof TYPES, (value: string) => Buffer> = {
  A: (address) => Buffer.from(address.split('.').map(Number)),
  PTR: (name) => parts([...name.split('.'), '']),
  TXT: (text) => parts(text.match(/.{1,255}/gs) ?? ['']),
}

function questionOf(message: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: message.readUInt16BE(at + 1),
    bytes: message.subarray(12, at + 5),
  }
}

const REFUSED = 0x8185
const NO_SUCH_NAME = 0x8183
const ANSWERED = 0x8180

/**
 * Starts a DNS server that has these records only, or refuses to answer, for the length of the test, and returns a resolver that asks
 * it.
 */
export async function startDns(zone: Zone | 'refused') {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { name, type, bytes } = questionOf(message)
    const own = zone === 'refused' ? undefined : zone[name]
    const records = Object.entries(own ?? {}).filter(([key]) => TYPES[key as keyof typeof TYPES] === type)
    const answers = records.flatMap(([key, values]) => values.map(dataOf[key as keyof typeof TYPES]))
    const answered = answers.map((data) => Buffer.concat([uint16(0xc00c, type, 1, 0, 60, data.length), data]))
    const flags = zone === 'refused' ? REFUSED : own ? ANSWERED : NO_SUCH_NAME
    const head = Buffer.concat([message.subarray(0, 2), uint16(flags, 1, answers.length, 0, 0)])
    socket.send(Buffer.concat([head, bytes, ...answered]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  const resolver = new Resolver({ timeout: 20_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return resolver
}
