/**
 * Preloaded into the server: shifts its clock, that of the embedded database included, by the milliseconds in the file at
 * SHIFTED_CLOCK, which it reads at SIGUSR2. Timers go on as they do when a system's clock is set.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const RealDate = Date
let shift = 0
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

if (isMainThread)
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(process.env.SHIFTED_CLOCK, 'utf8'))
    process.stderr.write(`the clock is off by ${shift} ms\n`)
  })
