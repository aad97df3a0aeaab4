import { HttpError } from 'react-admin'
import { translateText } from './i18n/i18n'

/** What the server says about a failure, else `fallback`, a text or its key: the name of its status is no message. */
export function failureText(error: unknown, fallback: string) {
  const { body, message } = error as Partial<HttpError>
  const said = error instanceof HttpError && body ? (body as { message?: string }).message : message
  return translateText(said || fallback)
}
