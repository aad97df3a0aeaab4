import { TOKEN_KEY } from '@shared/client'
import type { CallName } from '@shared/contract'
import type { User } from '@shared/entities/user'
import { makeUser } from '@tests/factories/user'
import { startMockHost } from '@tests/mock-host/node'
import { createState, DEFAULT_PASSWORD, startSession } from '@tests/mock-host/state'
import { onTestFinished } from 'vitest'

export type Contents = Parameters<typeof createState>[0] & Pick<Parameters<typeof startMockHost>[0] & {}, 'kind'>

/** The mock host with this content, until the test ends. */
export function startHost({ kind, ...contents }: Contents = {}) {
  const host = startMockHost({ state: createState(contents), kind })
  onTestFinished(host.close)
  return {
    ...host,
    countOf: (name: CallName) => host.calls.filter((call) => call === name).length,
    /** Lets the host know a user, whose session this browser keeps from an earlier visit. */
    signIn(overrides: Partial<User> = {}) {
      const user = makeUser(overrides)
      host.state.users.push({ ...user, password: DEFAULT_PASSWORD })
      localStorage.setItem(TOKEN_KEY, startSession(host.state, user.id))
      return user
    },
  }
}

export type Host = ReturnType<typeof startHost>
