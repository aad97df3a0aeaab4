import { postgresPrograms, startPostgres } from '@tests/postgres'
import { POSTS } from '@tests/server/http/post-examples'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { expectOnce, openCuts } from './cuts'
import { report } from './figures'

describe.skipIf(!postgresPrograms)('cut off at each statement, then repeated:', () => {
  const closers: (() => Promise<void>)[] = []
  let cuts: Awaited<ReturnType<typeof openCuts>>
  beforeAll(async () => {
    const { url, stop } = await startPostgres()
    closers.push(stop)
    cuts = await openCuts(url, (close) => closers.unshift(close))
  })
  afterAll(async () => {
    for (const close of closers) await close()
  })

  test.each(POSTS)('%s', async (name) => {
    report(await expectOnce(cuts, name))
  })
})
