import { postgresPrograms, startPostgres } from '@tests/postgres'
import { POSTS, takesKey } from '@tests/server/http/post-examples'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cutEverywhere, openCuts } from './cuts'
import { report } from './figures'

/** A change is everywhere within a second. On a busy machine, this takes longer. */
const isFresh = async (check: () => Promise<boolean>) =>
  vi.waitUntil(check, { timeout: 5000, interval: 20 }).then(
    () => true,
    () => false,
  )

describe.skipIf(!postgresPrograms)(
  'a call whose connections are cut at any statement, and which is then repeated,',
  () => {
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
      const { once, twice, seen, statements, cuts: count, faults } = await cutEverywhere(cuts, name, { isFresh })
      expect(once.status, once.shape).toBeLessThan(300)
      if (takesKey(name)) expect(twice).toEqual(once)
      report({ statements, cuts: count, faults: faults.length, 'seen by readers': seen.length })
      expect(faults.map((fault) => JSON.stringify(fault))).toEqual([])
    })
  },
)
