import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { AuthPage } from '../components/AuthPage'
import { SignedIn } from '../components/SignedIn'
import { useSettings } from '../data/settings'
import { RegistrationForm } from '../forms/RegistrationForm'
import type { PageMeta } from '../head/head'
import type { Page } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'
import { AccountKinds } from './AccountKinds'

export const describe = ({ t }: Page): PageMeta => ({
  title: t('membership.title'),
  description: t('membership.description'),
  path: paths.membership,
})

const REDIRECT_MS = 3000

/** As the specification has it. */
const REVIEW_DAYS = '1-3'

const benefits = ['benefit1', 'benefit2', 'benefit3', 'benefit4'] as const

export function Component() {
  const { t, language } = useI18n()
  const reviewDays = useSettings().own?.review_days ?? REVIEW_DAYS
  const days = language === DEFAULT_LANGUAGE ? reviewDays : reviewDays.replace('-', '–')
  const { user } = useAuth()
  const intro = (
    <>
      <p className="lead">{t('membership.intro')}</p>
      <h2>{t('membership.benefits')}</h2>
      <ul className="ticks">
        {benefits.map((benefit) => (
          <li key={benefit}>{t(`membership.${benefit}`, { days })}</li>
        ))}
      </ul>
    </>
  )
  if (user)
    return (
      <AuthPage heading={t('membership.heading')} intro={intro}>
        <SignedIn>
          <p>{t('membership.signedIn')}</p>
        </SignedIn>
      </AuthPage>
    )
  return (
    <AuthPage heading={t('membership.heading')} intro={intro}>
      <AccountKinds current="business" />
      <RegistrationForm
        registerAs="membership"
        label={t('membership.title')}
        submitText={t('membership.submit')}
        submittingText={t('membership.submitting')}
        successText={t('membership.success')}
        failedText={t('membership.failed')}
        redirectMs={REDIRECT_MS}
      />
    </AuthPage>
  )
}
