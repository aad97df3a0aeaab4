import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { paths } from '@shared/paths'
import type { RegistrationValues } from '@shared/validation'
import { PrefetchLink } from '../components/PrefetchLink'
import { Trans } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { Field, PasswordField } from './Field'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { SubmitButton } from './SubmitButton'
import { type Registration, useRegistration } from './use-registration'

type Props = Registration & {
  label: string
  submitText: string
  submittingText: string
}

/** The form for readers and for member businesses, which have additional fields. */
export function RegistrationForm(props: Props) {
  const { registerAs: role, label, submitText, submittingText, successText } = props
  const { t } = useI18n()
  const { values, errors, failure, waiting, isSubmitting, isDone, newsletter, setNewsletter, onChange, onSubmit } =
    useRegistration(props)
  const bind = (name: keyof RegistrationValues) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: onChange(name),
  })

  if (isDone) return <FormSuccess text={successText} />
  return (
    // noValidate, since the browser's messages differ from the specified texts.
    <form onSubmit={onSubmit} noValidate aria-label={label}>
      <FormFailure text={failure} waiting={waiting} />
      <Field label={t('auth.fullName')} autoComplete="name" {...bind('name')} />
      <Field label={t('auth.email')} type="email" autoComplete="email" {...bind('email')} />
      {role === 'membership' && (
        <>
          <Field label={t('auth.phone')} type="tel" autoComplete="tel" {...bind('phone')} />
          <Field label={t('auth.company')} autoComplete="organization" {...bind('company')} />
          <Field
            label={t('auth.website')}
            type="url"
            autoComplete="url"
            optional
            placeholder="https://"
            {...bind('website')}
          />
        </>
      )}
      <PasswordField
        label={t('auth.password')}
        autoComplete="new-password"
        hint={t('auth.passwordHint', { min: MIN_PASSWORD_LENGTH })}
        {...bind('password')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        showLabel={t('auth.showConfirm')}
        hideLabel={t('auth.hideConfirm')}
        {...bind('confirmPassword')}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          name="newsletter"
          checked={newsletter}
          onChange={(event) => setNewsletter(event.target.checked)}
        />
        {t('register.newsletter')}
      </label>
      <SubmitButton isSubmitting={isSubmitting}>{isSubmitting ? submittingText : submitText}</SubmitButton>
      <p className="form-foot">
        <Trans text={t('register.haveAccount')} tag={(text) => <PrefetchLink to={paths.login}>{text}</PrefetchLink>} />
      </p>
      {role === 'membership' && (
        <p className="form-foot">
          <Trans
            text={t('register.newReader')}
            tag={(text) => <PrefetchLink to={paths.register}>{text}</PrefetchLink>}
          />
        </p>
      )}
    </form>
  )
}
