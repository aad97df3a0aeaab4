import { paths } from '@shared/paths'
import { isLocalPath } from '@shared/validation'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'

/** Where to go after signing in: the requested page if it is one of the dashboard, to prevent open redirects. */
export const destination = (next: string | null) =>
  next && isLocalPath(next) && /^\/dashboard(?:[/?#]|$)/.test(next) ? next : paths.dashboard

/** Leads a reader who is signed in already to where they were going, or to their account. */
export function useLedOn(isOn: boolean) {
  const [params] = useSearchParams()
  const { user } = useAuth()
  const target = destination(params.get('next'))
  const isLedOn = isOn && user !== null
  useEffect(() => {
    if (isLedOn) location.replace(target)
  }, [isLedOn, target])
  return isLedOn
}

/** Shown instead of a form that is for visitors without an account. */
export function SignedIn({ children }: { children?: ReactNode }) {
  const { t } = useI18n()
  const { user } = useAuth()
  const [params] = useSearchParams()
  return (
    <div className="signed-in">
      <p>{t('auth.signedIn', { name: user?.name ?? '' })}</p>
      {children}
      <a className="button wide" href={destination(params.get('next'))}>
        {t('nav.dashboard')}
      </a>
    </div>
  )
}
