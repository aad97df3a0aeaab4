import { useI18n } from '../i18n/i18n'

/** Why a form did not go through; nothing while there is nothing to say. */
export function FormFailure({ text }: { text: string }) {
  const { message } = useI18n()
  return (
    text && (
      <p className="error-box" role="alert">
        {message(text)}
      </p>
    )
  )
}
