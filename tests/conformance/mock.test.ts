import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeUser } from '@tests/factories/user'
import { startMockHost } from '@tests/mock-host/node'
import { DEFAULT_PASSWORD, startSession } from '@tests/mock-host/state'
import { onTestFinished } from 'vitest'
import { createHost } from './host'
import { allScenarios } from './scenarios'

function add<Row>(rows: Row[], row: Row) {
  rows.push(row)
  return row
}

allScenarios(async () => {
  const { state, url, close } = startMockHost()
  onTestFinished(close)
  return createHost({
    send: (path, init) => fetch(url + path, init),
    password: DEFAULT_PASSWORD,
    startSession: async (userId) => startSession(state, userId),
    make: {
      user: async (overrides) => add(state.users, { ...makeUser(overrides), password: DEFAULT_PASSWORD }),
      article: async (overrides) => add(state.articles, makeArticle(overrides)),
      ad: async (overrides) => add(state.ads, makeAd(overrides)),
      category: async (overrides) => add(state.categories, makeCategory(overrides)),
    },
  })
})
