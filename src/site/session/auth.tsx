import { readToken } from '@shared/api-host'
import { ApiError, TOKEN_KEY } from '@shared/client'
import { requestCurrentUser } from '@shared/current-user'
import type { User } from '@shared/entities/user'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { browserRequest, saysUnavailable } from '../api'
import { safely } from '../storage'

type Auth = {
  user: User | null
  /** True until it is known whether the stored token is valid. */
  loading: boolean
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
  // Initially true for everyone, as in the server's HTML.
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    if (!readToken()) return setLoading(false)
    let ignore = false
    requestCurrentUser(browserRequest)
      .then((found) => !ignore && setUser(found))
      // While the reader is offline, or the host cannot answer, the token is kept for later.
      .catch((error) => (error instanceof ApiError ? !saysUnavailable(error) : navigator.onLine) && forgetToken())
      .finally(() => !ignore && setLoading(false))
    return () => {
      ignore = true
    }
  }, [])

  const login = useCallback(async (email: string, password: string, totp?: string) => {
    const reply = await browserRequest('POST /api/auth/login', { body: { email, password, totp } })
    localStorage.setItem(TOKEN_KEY, reply.token)
    setUser(reply.user)
  }, [])

  const logout = useCallback(() => {
    // Sign out locally without waiting: the host may be slow or unable to revoke the token.
    browserRequest('POST /api/auth/logout').catch(() => {})
    forgetToken()
    setUser(null)
  }, [])

  const auth = useMemo(() => ({ user, loading, login, logout }), [user, loading, login, logout])
  return <AuthContext value={auth}>{children}</AuthContext>
}
