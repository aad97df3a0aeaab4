import { readToken } from '@shared/api-host'
import { refusesSession } from '@shared/busy'
import { TOKEN_KEY } from '@shared/client'
import type { User } from '@shared/entities/user'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { browserRequest } from '../data/api'
import { safely } from './storage'

type Auth = {
  user: User | null
  /** True until it is known whether the stored token is valid. */
  loading: boolean
  /** There is a token, and it is not yet known whether it is valid. */
  isChecking: boolean
  /** `totp` is the code of the second factor, if the account has one. */
  login: (email: string, password: string, totp?: string) => Promise<void>
  logout: () => void
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth() {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const forgetToken = () => safely(() => localStorage.removeItem(TOKEN_KEY))

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null)
  // Initially unknown for everyone, as in the server's HTML.
  const [state, setState] = useState<'unknown' | 'checking' | 'known'>('unknown')

  useEffect(() => {
    let latest = 0
    const find = async () => {
      if (!readToken()) return null
      startTransition(() => setState('checking'))
      try {
        return (await browserRequest('GET /api/auth/me')).user
      } catch (error) {
        if (refusesSession(error)) forgetToken()
        return null
      }
    }
    const check = async () => {
      latest += 1
      const turn = latest
      const found = await find()
      if (turn !== latest) return
      // As a transition, it leaves the server's HTML of parts whose code has not come.
      startTransition(() => {
        setUser(found)
        setState('known')
      })
    }
    // Another tab has signed in or out, or cleared the storage; a page from the browser's memory may have missed that.
    const onStorage = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && check()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && check()
    check()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      latest += 1
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let ignore = false
    // Not part of the first scripts: most readers have no account.
    import('./account-lists').then(
      ({ followAccount }) => {
        if (!ignore) stop = followAccount(userId)
      },
      // The next page tries again.
      () => {},
    )
    return () => {
      ignore = true
      stop?.()
    }
  }, [userId])

  const login = useCallback(async (email: string, password: string, totp?: string) => {
    const reply = await browserRequest('POST /api/auth/login', { body: { email, password, totp } })
    localStorage.setItem(TOKEN_KEY, reply.token)
    setUser(reply.user)
  }, [])

  const logout = useCallback(() => {
    // Sign out locally without waiting: the host may be slow or unable to revoke the token.
    browserRequest('POST /api/auth/logout').catch(() => {})
    forgetToken()
    import('./account-lists').then(
      ({ forgetAccountTrip }) => forgetAccountTrip(),
      () => {},
    )
    setUser(null)
  }, [])

  const auth = useMemo(
    () => ({ user, loading: state !== 'known', isChecking: state === 'checking', login, logout }),
    [user, state, login, logout],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
