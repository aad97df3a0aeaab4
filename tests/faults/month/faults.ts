import { setTimeout as pause } from 'node:timers/promises'
import type { Magazine, ProcessName } from './magazine'

/** How long what goes away stays away. */
const OUTAGE_MS = 1500

type Fault = { begin: (magazine: Magazine) => Promise<unknown>; end: (magazine: Magazine) => Promise<unknown> }

/** Something that is gone for a while. */
const away = (fault: Fault): Fault => ({
  begin: fault.begin,
  async end(magazine) {
    await pause(OUTAGE_MS)
    await fault.end(magazine)
  },
})

const killed = (name: ProcessName): Fault => ({
  begin: (magazine) => magazine.end(name, 'SIGKILL'),
  end: (magazine) => magazine.launch(name),
})

const stopped = (name: ProcessName): Fault => ({
  begin: (magazine) => magazine.end(name, 'SIGTERM'),
  end: (magazine) => magazine.launch(name),
})

const faults = {
  'server A killed': killed('A'),
  'worker killed': killed('worker'),
  'database restarted': away({
    begin: ({ cluster }) => cluster.shutDown(),
    end: ({ cluster }) => cluster.start(),
  }),
  'bucket away': away({
    begin: async ({ bucket }) => bucket.stop(),
    end: ({ bucket }) => bucket.start(),
  }),
  'server B killed': killed('B'),
  'mail server away': away({
    begin: ({ mail }) => mail.close(),
    end: ({ mail }) => mail.open(),
  }),
  'mail server refuses': away({
    begin: async ({ mail }) => mail.refuse(true),
    end: async ({ mail }) => mail.refuse(false),
  }),
  'server A restarted': stopped('A'),
  'database killed': away({
    begin: ({ cluster }) => cluster.kill(),
    end: ({ cluster }) => cluster.start(),
  }),
  'workers killed': {
    begin: (magazine) => Promise.all([magazine.end('A', 'SIGKILL'), magazine.end('worker', 'SIGKILL')]),
    end: (magazine) => Promise.all([magazine.launch('A'), magazine.launch('worker')]),
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export const FAULTS = Object.keys(faults) as FaultName[]

/** Does something while the fault lasts, at its end and after it. Returns once the magazine has recovered and the work is done. */
export async function during<Result>(magazine: Magazine, name: FaultName, work: () => Promise<Result>) {
  const fault: Fault = faults[name]
  await fault.begin(magazine)
  const working = work()
  // A failure is reported below, once the fault is over.
  working.catch(() => {})
  await fault.end(magazine)
  await magazine.ready()
  return working
}

/** What the log may have at the level of warnings and errors, because of the faults above. */
export const EXPLAINED = [
  /idle database connections? (was|were) lost/,
  /^the database (does not answer|answers again)/,
  /^the mail server does not answer/,
  /^requests got a 503 \((database|network|bucket)\)/,
  // They began when the database went away.
  /^the job "purge" failed/,
  /^could not store the state of messages; trying until it works \| Failed query/,
  // Work that was due by the time to which the clock has moved, a moment before it is done.
  /^late: (?!.*scheduled)/,
]
