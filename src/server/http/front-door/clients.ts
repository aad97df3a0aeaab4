import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { isStaff, type Role } from '@shared/roles'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../net/network'
import { BUDGETS, type Budget } from './limits'
import type { Client } from './line'

type User = { id: number; role: Role }
type Session = { id: number; isStaff: boolean }

/** Networks and accounts whose spending is remembered; the one that was quiet for longest is forgotten. */
const MAX_SPENDERS = 20_000
const MAX_SESSIONS = 10_000

const hash = (token: string) => createHash('sha256').update(token).digest('base64')

export const bearerToken = ({ authorization = '' }: IncomingHttpHeaders) =>
  /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''

/** Token buckets: what was spent of each budget and has not come back yet. */
export function createBudgets({ percent = 100, now = () => performance.now() } = {}) {
  const share = percent / 100
  const spent = new LRUCache<string, { ms: number; at: number }>({ max: MAX_SPENDERS })
  function spentOf(key: string, { perSecond }: Budget) {
    const last = spent.get(key)
    return last ? Math.max(0, last.ms - ((now() - last.at) / 1000) * perSecond * share) : 0
  }
  return {
    /** Seconds until something of it is left; 0 if there is. */
    wait(key: string, budget: Budget) {
      const over = spentOf(key, budget) - budget.atOnce * share
      return over < 0 || share === 0 ? 0 : Math.max(1, Math.ceil(over / (budget.perSecond * share)))
    },
    /** What is spent, as a share of all there is at once. */
    spent: (key: string, budget: Budget) => spentOf(key, budget) / (budget.atOnce * share || Number.POSITIVE_INFINITY),
    /** Work that is under way may exceed a budget. A client waits at most as long as an empty one takes to refill. */
    charge(key: string, budget: Budget, ms: number) {
      spent.set(key, { ms: Math.min(spentOf(key, budget) + ms, 2 * budget.atOnce * share), at: now() })
    },
  }
}

/** Finds out who sends a request. Only tokens that the server has found valid count: a forged one opens neither budget nor place. */
export function createClients({ TRUST_PROXY }: { TRUST_PROXY: number }) {
  const sessions = new LRUCache<string, Session>({ max: MAX_SESSIONS })
  // Hop 0 is the connection itself, whose sender is the nearest proxy.
  const isTrusted = (_address: string, hop: number) => hop < TRUST_PROXY

  return {
    /** Which proxies may name the client. */
    isTrusted,
    /** Notes what the database knows about a token. */
    noteSession(token: string, user: User | undefined) {
      if (user) sessions.set(hash(token), { id: user.id, isStaff: isStaff(user.role) })
      else sessions.delete(hash(token))
    },
    identify(request: IncomingMessage, isSignIn: boolean) {
      const network = networkOf(proxyAddr(request, isTrusted) ?? '')
      const token = bearerToken(request.headers)
      const hashed = token && hash(token)
      return {
        /** Members take their turns by network: accounts are free. */
        client(): Client {
          const session = sessions.get(hashed)
          if (session?.isStaff) return { key: `account ${session.id}`, kind: 'staff' }
          return isSignIn ? { key: `sign-in ${network}`, kind: 'signIn' } : { key: network, kind: 'other' }
        },
        /** Who pays. The first request of a session may turn out to be one only while it is answered. */
        payer(): [key: string, budget: Budget] {
          const session = sessions.get(hashed)
          if (!session) return isSignIn ? [`sign-in ${network}`, BUDGETS.signIn] : [network, BUDGETS.network]
          return [`account ${session.id}`, session.isStaff ? BUDGETS.staff : BUDGETS.member]
        },
      }
    },
  }
}
