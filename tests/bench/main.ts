import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAddresses } from './addresses'
import { measureBundle } from './bundle'
import { measureDashboard } from './dashboard'
import { measureEditor } from './editor'
import { measureMail } from './mail'
import { measureManagedList } from './managed-list'
import { measureOverload } from './overload'
import { measureRequests } from './requests'
import { measureSearch } from './search'
import { measureStart } from './start'

const print = (line = '') => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
try {
  print('# First visit to the home page')
  for (const line of await measureBundle()) print(line)
  print()
  print('# Start, on a built clone with data')
  for (const line of await measureStart(dataDir)) print(line)
  print()
  print('# Requests per second, as a ratio to a bare Fastify that answers the same bytes')
  for (const line of await measureRequests(dataDir)) print(line)
  print()
  print('# Overload: requests that the cache cannot answer, ten times as many as the server can')
  for (const line of await measureOverload(dataDir)) print(line)
  print()
  print('# Memory after 50,000 different addresses')
  for (const line of await measureAddresses(dataDir)) print(line)
  print()
  print('# The dashboard, to its first usable list')
  for (const line of await measureDashboard(dataDir)) print(line)
  print()
  print('# The block editor')
  for (const line of await measureEditor(dataDir)) print(line)
  print()
  print('# GET /api/articles/manage?page=…, 25 rows a page, on the embedded database')
  for (const line of await measureManagedList()) print(line)
  for (const line of await measureSearch()) print(line)
  print()
  print('# A newsletter by mail, on the embedded database')
  for (const line of await measureMail()) print(line)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
