import { paths } from '@shared/paths'
import { AuthPage } from '../components/AuthPage'
import { SignedIn, useLedOn } from '../components/SignedIn'
import { RegistrationForm } from '../forms/RegistrationForm'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { AccountKinds } from './AccountKinds'

export const describe = ({ t }: Page): PageMeta => ({
  title: t('nav.register'),
  description: t('register.description'),
  path: paths.register,
  robots: NO_INDEX,
})

const REDIRECT_MS = 2000

const benefits = ['benefit1', 'benefit2', 'benefit3'] as const

export function Component() {
  const { t } = useI18n()
  if (useLedOn(true))
    return (
      <AuthPage heading={t('register.heading')}>
        <SignedIn />
      </AuthPage>
    )
  const intro = (
    <>
      <p className="lead">{t('register.intro')}</p>
      <ul className="ticks">
        {benefits.map((benefit) => (
          <li key={benefit}>{t(`register.${benefit}`)}</li>
        ))}
      </ul>
    </>
  )
  return (
    <AuthPage heading={t('register.heading')} intro={intro}>
      <AccountKinds current="reader" />
      <RegistrationForm
        registerAs="user"
        label={t('nav.register')}
        submitText={t('register.submit')}
        submittingText={t('register.submitting')}
        successText={t('register.success')}
        failedText={t('register.failed')}
        redirectMs={REDIRECT_MS}
      />
    </AuthPage>
  )
}
