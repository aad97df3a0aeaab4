import { paths } from '@shared/paths'
import { AuthPage } from '../components/AuthPage'
import { PrefetchLink } from '../components/PrefetchLink'
import { RegistrationForm } from '../components/RegistrationForm'
import { Trans } from '../components/Trans'
import { useI18n } from '../i18n/i18n'

const REDIRECT_MS = 2000

export function Component() {
  const { t } = useI18n()
  return (
    <AuthPage heading={t('register.heading')}>
      <RegistrationForm
        registerAs="user"
        label={t('register.title')}
        submitText={t('register.submit')}
        submittingText={t('register.submitting')}
        successText={t('register.success')}
        failedText={t('register.failed')}
        redirectMs={REDIRECT_MS}
      >
        <p className="form-foot">
          <Trans
            text={t('register.haveAccount')}
            tag={(text) => <PrefetchLink to={paths.login}>{text}</PrefetchLink>}
          />
        </p>
      </RegistrationForm>
    </AuthPage>
  )
}
