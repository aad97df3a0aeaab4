import { hasForbidden } from './content/clean-text'
import { COMPATIBLE } from './images'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rules'
import { readerMessages } from './reader-messages'

/**
 * The rules of the public forms, without a schema library, so that readers do not download one.
 * The contract's schemas use the same predicates and messages.
 */

export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** Soft hyphens, and spaces and joiners without a width. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Whether readers would see nothing. */
export const isBlank = (value: string | undefined) => !value?.replace(INVISIBLE, '').trim()

/**
 * Local part, `@`, and a domain of at least two labels. No class contains the separator that follows it, so matching takes
 * linear time. Quoted local parts and characters that end an address in a mail header are refused.
 */
const EMAIL = /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/

export const isEmail = (value: string) => EMAIL.test(value.trim()) && !hasForbidden(value)

/** An address that is allowed in links and pictures: http or https, with a host, and nothing that a page or a feed cannot contain. */
export function isHttpUrl(value: string) {
  if (!URL.canParse(value) || hasForbidden(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
}

/** A path on this site. Two leading slashes, or a backslash that browsers treat as one, would lead to another host. */
export const isLocalPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value) && !hasForbidden(value)

/** The excerpt of an event holds the address that its button leads to. */
export const isEventTarget = (excerpt: string) => isHttpUrl(excerpt) || isLocalPath(excerpt)

/** The endings of files that are stored as they came, besides films. */
export const RECORDING_ENDINGS = ['mp3', 'm4a', 'ogg', 'wav', 'flac'] as const
export const DOCUMENT_ENDINGS = ['pdf'] as const
const STORED_AS_IS = [...RECORDING_ENDINGS, ...DOCUMENT_ENDINGS].join('|')

/** The name of a stored file, or of a copy of it: `4f2a-1600x1000.w480.webp`. */
export const STORED_NAME = new RegExp(
  `^[\\w-]+(?:(?:\\.w\\d+)?\\.(?:webp|avif|mp4)$|\\.(?:${STORED_AS_IS})$|${COMPATIBLE.source})`,
)

const UPLOADS = '/uploads/'

/** The path of a file that was uploaded to the API host. */
export const isUploadPath = (value: string) =>
  value.startsWith(UPLOADS) && STORED_NAME.test(value.slice(UPLOADS.length))

export type RegistrationValues = {
  name: string
  email: string
  password: string
  confirmPassword: string
  phone?: string
  company?: string
  website?: string
}

/** Errors of the registration form. `membership` also requires phone and company. */
export function registrationErrors(values: RegistrationValues, role: 'user' | 'membership') {
  const errors: FieldErrors<keyof RegistrationValues> = {}
  if (isBlank(values.name)) errors.name = readerMessages.nameRequired
  if (isBlank(values.email)) errors.email = readerMessages.emailRequired
  else if (!isEmail(values.email)) errors.email = readerMessages.emailInvalid
  if (role === 'membership') {
    if (isBlank(values.phone)) errors.phone = readerMessages.phoneRequired
    if (isBlank(values.company)) errors.company = readerMessages.companyRequired
    if (values.website && !isHttpUrl(values.website)) errors.website = readerMessages.urlInvalid
  }
  return { ...errors, ...newPasswordErrors(values) }
}

/** Errors of a new password that is typed twice. */
export function newPasswordErrors({
  password,
  confirmPassword,
}: Pick<RegistrationValues, 'password' | 'confirmPassword'>) {
  const errors: FieldErrors<'password' | 'confirmPassword'> = {}
  if (isBlank(password)) errors.password = readerMessages.passwordRequired
  else if (password.length < MIN_PASSWORD_LENGTH) errors.password = readerMessages.registrationPasswordTooShort
  else if (password.length > MAX_PASSWORD_LENGTH) errors.password = readerMessages.passwordTooLong
  if (password !== confirmPassword) errors.confirmPassword = readerMessages.passwordsDoNotMatch
  return errors
}
