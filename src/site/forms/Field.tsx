import { type InputHTMLAttributes, useId, useState } from 'react'
import { Icon } from '../components/Icon'
import { Trans } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { useHydratedInput } from './use-hydrated-input'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error?: string
  /** What the value must be like. An error takes its place. */
  hint?: string
  optional?: boolean
}

/** Fields whose value runs from left to right in every language. */
const LATIN_TYPES = new Set(['email', 'tel', 'url', 'password'])

/** A labelled field with its error below. Fields are required unless `optional`. */
export function Field({ label, error, hint, optional = false, children, ...input }: Props) {
  const { t, message } = useI18n()
  const id = useId()
  const textId = `${id}-text`
  const ref = useHydratedInput(input.onChange)
  const isLatin = LATIN_TYPES.has(input.type ?? 'text') || input.autoComplete?.endsWith('-password')
  return (
    <div className="field">
      <label htmlFor={id}>
        {optional ? (
          <Trans text={t('auth.optionalLabel', { label })} tag={(text) => <span className="optional">{text}</span>} />
        ) : (
          label
        )}
      </label>
      <div className="field-input">
        <input
          id={id}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? textId : undefined}
          dir={isLatin ? 'ltr' : undefined}
          {...input}
          ref={ref}
        />
        {children}
      </div>
      {error && (
        <p className="field-error" id={textId}>
          {message(error)}
        </p>
      )}
      {hint && !error && (
        <p className="field-hint" id={textId}>
          {hint}
        </p>
      )}
    </div>
  )
}

type PasswordProps = Props & { showLabel?: string; hideLabel?: string }

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordProps) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="field-toggle"
        aria-label={isShown ? (hideLabel ?? t('auth.hide')) : (showLabel ?? t('auth.show'))}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </button>
    </Field>
  )
}
