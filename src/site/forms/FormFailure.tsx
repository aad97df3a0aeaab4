import { useI18n } from '../i18n/i18n'

/** The reason why a form failed; renders nothing for an empty text. */
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
