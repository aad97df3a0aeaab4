import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

const DEBIAN = '/usr/lib/postgresql'

function findPrograms() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'initdb')))
}

/** The folder with PostgreSQL's programs; undefined where they are not installed. */
export const postgresPrograms = findPrograms()

/** PostgreSQL refuses to run as root, so root runs it as another user. */
const UNPRIVILEGED = 65_534

const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', autovacuum: 'off' }

/** For tests only: gives up durability for speed. */
const FORGETFUL = { full_page_writes: 'off', synchronous_commit: 'off' }

async function administer(server: string, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const DUPLICATE_DATABASE = '42P04'

/** Creates an empty database on this PostgreSQL server, or leaves the one that has this name. */
export async function createDatabase(server: string, name = `test_${randomUUID().replaceAll('-', '')}`) {
  await administer(server, `create database ${name}`).catch((error) => {
    if (error.code !== DUPLICATE_DATABASE) throw error
  })
  const url = Object.assign(new URL(server), { pathname: name }).href
  return { url, drop: () => administer(server, `drop database ${name} with (force)`) }
}

/**
 * Starts a PostgreSQL cluster in a temporary folder, which `stop` deletes, or in one that is kept. A `durable` one keeps what it has
 * committed when its processes are killed.
 */
export async function startPostgres({ durable = false, keptIn }: { durable?: boolean; keptIn?: string } = {}) {
  const programs = postgresPrograms as string
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'eye-of-sumatra-postgres-')))
  await mkdir(folder, { recursive: true })
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}
  if (user.uid) await chown(folder, user.uid, UNPRIVILEGED)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  if (!existsSync(data))
    await run(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    )
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : FORGETFUL), port }).map(
    ([name, value]) => `-c ${name}=${value}`,
  )
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-s', '-w', ...args], options)
  const start = () => control('-l', join(folder, 'log'), '-o', settings.join(' '), 'start')
  await start()

  const processId = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])

  /** Signals all its processes, and returns their ids. */
  async function signal(name: NodeJS.Signals) {
    const postmaster = await processId()
    // So that it starts no others meanwhile.
    process.kill(postmaster, 'SIGSTOP')
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    const pids = [postmaster, ...children.trim().split(' ').map(Number)]
    for (const pid of pids) process.kill(pid, name)
    return pids
  }
  return {
    shutDown: () => control('-m', 'fast', 'stop'),
    start,
    /** It stops answering and closes no connection, as if the network was cut. Linux only. */
    freeze: async () => void (await signal('SIGSTOP')),
    thaw: async () => void (await signal('SIGCONT')),
    /** Kills all its processes, as the system does when it runs out of memory. */
    async kill() {
      const pids = await signal('SIGKILL')
      while (pids.some((pid) => existsSync(`/proc/${pid}/exe`))) await setTimeout(10)
      // Where the first process of a container does not reap them, PostgreSQL would take this lock for held.
      await rm(join(data, 'postmaster.pid'), { force: true })
    },
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Of the process that has started the others. */
    pid: await processId(),
    async stop() {
      await control('-m', keptIn ? 'fast' : 'immediate', 'stop')
      if (!keptIn) await rm(folder, { recursive: true, force: true })
    },
  }
}
