import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { startMockHost } from '@tests/mock-host/node'
import { DEFAULT_PASSWORD, startSession } from '@tests/mock-host/state'
import { onTestFinished } from 'vitest'
import { createHost } from './host'

type Options = Parameters<typeof startMockHost>[0] & {
  /** Left open, for a test of what closing tells. */
  keepOpen?: boolean
}

function add<Row>(rows: Row[], row: Row) {
  rows.push(row)
  return row
}

/** The mock host as the scenarios know a host, and as it is; closed when the test ends. */
export function startMock({ keepOpen, ...options }: Options = {}) {
  const mock = startMockHost(options)
  if (!keepOpen) onTestFinished(mock.close)
  const { state, url } = mock
  const host = createHost({
    send: (path, init) => fetch(url + path, init),
    password: DEFAULT_PASSWORD,
    startSession: async (userId) => startSession(state, userId),
    viewsOfAd: async ({ id }) => state.ads.find((ad) => ad.id === id)?.views,
    make: {
      user: async (overrides) => add(state.users, { ...makeUser(overrides), password: DEFAULT_PASSWORD }),
      article: async (overrides) => add(state.articles, makeArticle(overrides)),
      ad: async (overrides) => add(state.ads, makeAd(overrides)),
      category: async (overrides) => add(state.categories, makeCategory(overrides)),
      newsletter: async (overrides) => add(state.newsletters, makeNewsletter(overrides)),
    },
  })
  return { mock, host }
}
