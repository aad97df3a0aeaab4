/** Compresses the built assets in the folder of the first argument, once, at the highest level, so that the server need not do it per request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [, , folder] = process.argv
const compressible = /\.(?:js|css|svg|json)$/
const MIN_BYTES = 200

for (const name of readdirSync(folder)) {
  const bytes = readFileSync(join(folder, name))
  if (!compressible.test(name) || bytes.length < MIN_BYTES) continue
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
