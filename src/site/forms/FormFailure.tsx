import { useI18n } from '../i18n/i18n'
import { SendWait, type Waiting } from './SendWait'

type Props = {
  text: string
  /** Of a form that is sent again by itself. */
  waiting?: Waiting
}

/** The reason why a form failed; renders nothing for an empty text. */
export function FormFailure({ text, waiting }: Props) {
  const { message } = useI18n()
  return (
    <>
      {text && (
        <p className="error-box" role="alert">
          {message(text)}
        </p>
      )}
      {waiting && <SendWait {...waiting} />}
    </>
  )
}
