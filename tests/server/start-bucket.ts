import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

/** Starts an S3 server on this machine, with a bucket `pictures`, and returns its address. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-s3-'))
  const bucket = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'pictures', configs: [] }] })
  await bucket.configureBuckets()
  const server = createServer(bucket.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
