import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

/** Starts an S3 server on this machine, with a bucket `pictures`, which can be stopped and started on the same port. */
export async function startStoppableBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-s3-'))
  const bucket = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'pictures', configs: [] }] })
  await bucket.configureBuckets()
  let server: Server | undefined
  let port = 0
  async function start() {
    server = createServer(bucket.callback()).listen(port, '127.0.0.1')
    await new Promise((resolve) => server?.once('listening', resolve))
    port = (server.address() as AddressInfo).port
  }
  function stop() {
    server?.closeAllConnections()
    server?.close()
  }
  await start()
  onTestFinished(async () => {
    stop()
    await rm(directory, { recursive: true, force: true })
  })
  /** The names of the files that it holds, without their folders. */
  async function list() {
    const files = await readdir(join(directory, 'pictures'), { recursive: true })
    return files
      .filter((path) => path.endsWith('_object'))
      .map((path) => basename(path).replace(/\._S3rver_object$/, ''))
  }
  return { address: `http://127.0.0.1:${port}`, start, stop, list }
}

/** The address of an S3 server that runs until the test ends. */
export const startBucket = async () => (await startStoppableBucket()).address
