import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { type FailureReason, failureTitle } from '../data/failures'
import type { Loaded } from '../data/loaders'
import { useReload } from '../data/use-reload'
import { useI18n } from '../i18n/i18n'

const textOf = (reason: FailureReason | undefined) =>
  reason === 'unavailable' ? 'unavailable.text' : (`failure.${reason ?? 'text'}` as const)

/** Before this is taken away, the focus moves from its button to the page, as in a navigation. */
function useFocusAfterwards() {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const element = form.current
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return form
}

type Props = {
  reason: FailureReason | undefined
  as?: 'h1' | 'p'
  className?: string
  retry?: () => void
}

/** In place of what did not load: why, as far as it is known, and another attempt, which a form makes without the script. */
export function DidNotLoad({ reason, as: Title = 'p', className = 'empty', retry }: Props) {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  const { reload, isReloading } = useReload()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReloading) (retry ?? reload)()
  }
  return (
    <div className={className} role={Title === 'p' ? 'alert' : undefined}>
      <Title className="failure-title">{t(failureTitle(reason))}</Title>
      <p>{t(textOf(reason))}</p>
      <form ref={useFocusAfterwards()} action={pathname} onSubmit={onSubmit}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button" aria-disabled={isReloading}>
          {t('failure.retry')}
        </button>
      </form>
      <span className="visually-hidden" role="status">
        {isReloading && t('nav.loading')}
      </span>
    </div>
  )
}

/** What a page shows in place of nothing, unless there is nothing because it did not load. */
export function Empty({ children }: { children: ReactNode }) {
  const { failed, reason } = useLoaderData<Loaded>()
  return failed ? <DidNotLoad reason={reason} /> : children
}
