import { TOKEN_KEY } from '@shared/constants'
import type { User } from '@shared/entities/user'
import { makeUser } from '@tests/factories/user'
import { startMockHost } from '@tests/mock-host/node'
import { createState, DEFAULT_PASSWORD, startSession } from '@tests/mock-host/state'
import { onTestFinished } from 'vitest'

type Contents = Parameters<typeof createState>[0]
type Kind = Parameters<typeof startMockHost>[0] extends { kind?: infer K } | undefined ? K : never

/** The mock host with this content, until the test ends. */
export function startHost(contents: Contents = {}, kind?: Kind) {
  const host = startMockHost({ state: createState(contents), kind })
  onTestFinished(host.close)
  return {
    ...host,
    countOf: (name: (typeof host.calls)[number]) => host.calls.filter((call) => call === name).length,
    /** Lets the host know a user, who has signed in before. */
    signIn(overrides: Partial<User> = {}) {
      const user = makeUser(overrides)
      host.state.users.push({ ...user, password: DEFAULT_PASSWORD })
      localStorage.setItem(TOKEN_KEY, startSession(host.state, user.id))
      return user
    },
  }
}
