import { expectOnce, openCuts } from '@tests/faults/cuts'
import { postgresUrl } from '@tests/server/database'
import { afterAll, expect, test } from 'vitest'
import type { PostName } from './post-examples'

/** What readers see, copies of a newsletter, and an account with its mail. `npm run test:faults -- cuts` takes every call. */
const SOME: PostName[] = ['POST /api/categories', 'POST /api/newsletters/:id/send', 'POST /api/users']

// The embedded database has no connections: see tests/faults/cuts-by-kills.test.ts.
const url = postgresUrl()
const cuts = url ? await openCuts(url, (close) => afterAll(close)) : undefined

test.skipIf(!cuts).each(SOME)('%s is performed once, whichever of its statements loses its answer', async (name) => {
  if (cuts) expect((await expectOnce(cuts, name, ['after'])).cuts).toBeGreaterThan(10)
})
