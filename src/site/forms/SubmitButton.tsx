import type { ReactNode } from 'react'
import { useIsHydrated } from '../components/use-is-hydrated'
import { useI18n } from '../i18n/i18n'

type Props = {
  isSubmitting: boolean
  /** For a button outside of a form. */
  onPress?: () => void
  isGhost?: boolean
  /** For a button of a PostForm. */
  worksWithoutScript?: boolean
  children: ReactNode
}

/** Disabled until hydration, unless it works before: otherwise a click would do nothing, or make the browser submit and reset the form. */
export function SubmitButton({ isSubmitting, onPress, isGhost, worksWithoutScript = false, children }: Props) {
  const { t } = useI18n()
  const isHydrated = useIsHydrated()
  return (
    <>
      {!worksWithoutScript && (
        <noscript>
          <p className="notice">{t('auth.noScript')}</p>
        </noscript>
      )}
      <button
        type={onPress ? 'button' : 'submit'}
        className={isGhost ? 'button ghost wide' : 'button wide'}
        disabled={isSubmitting || !(isHydrated || worksWithoutScript)}
        onClick={onPress}
      >
        {children}
      </button>
    </>
  )
}
