import { expectOnce, openCuts } from '@tests/faults/cuts'
import { postgresUrl } from '@tests/server/database'
import { afterAll, expect, test } from 'vitest'
import type { PostName } from './post-examples'

/** `npm run test:faults -- cuts` takes every call. */
const SEEN_BY_READERS: PostName = 'POST /api/categories'

// The embedded database has no connections: see tests/faults/cuts-by-kills.test.ts.
const url = postgresUrl()
const cuts = url ? await openCuts(url, (close) => afterAll(close)) : undefined

test.skipIf(!cuts)(`${SEEN_BY_READERS} is performed once, whichever of its statements loses its answer`, async () => {
  if (cuts) expect((await expectOnce(cuts, SEEN_BY_READERS, ['after'])).cuts).toBeGreaterThan(10)
})
