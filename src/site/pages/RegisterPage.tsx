import { REGISTER_REDIRECT_MS } from '@shared/constants'
import { AuthPage } from '../components/AuthPage'
import { Marked } from '../components/Marked'
import { PrefetchLink } from '../components/PrefetchLink'
import { RegistrationForm } from '../components/RegistrationForm'
import { useI18n } from '../i18n/i18n'
import { paths } from '../paths'

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
        redirectMs={REGISTER_REDIRECT_MS}
      >
        <p className="form-foot">
          <Marked
            text={t('register.haveAccount')}
            part={(words) => <PrefetchLink to={paths.login}>{words}</PrefetchLink>}
          />
        </p>
      </RegistrationForm>
    </AuthPage>
  )
}
