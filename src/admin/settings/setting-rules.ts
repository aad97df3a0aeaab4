import { type ColourScheme, contrastOfAccent, MIN_CONTRAST } from '@shared/contrast'
import { messages } from '@shared/messages'
import { isTimeZone } from '@shared/time-zones'
import { isEmail, isHttpUrl, isLocalPath } from '@shared/validation'

// Rules of fields, since a rule of the form would switch those of pictures off.

const everyLine = (isValid: (line: string) => boolean, message: string) => (list: string[] | null) =>
  (list ?? []).map((line) => line.trim()).every((line) => line === '' || isValid(line)) ? undefined : message

export const emails = everyLine(isEmail, messages.emailInvalid)
export const addresses = everyLine(isHttpUrl, messages.urlInvalid)

export const address = (value: string | null) =>
  value && (isHttpUrl(value) || isLocalPath(value)) ? undefined : messages.urlInvalid

export const zone = (value: string | null) => (!value || isTimeZone(value) ? undefined : messages.timeZoneInvalid)

export const reviewDays = (value: string | null) =>
  !value || /^[1-9]\d?(?:-[1-9]\d?)?$/.test(value) ? undefined : messages.reviewDaysInvalid

/** Both colours are needed, and each has to be readable. */
export const colour =
  (scheme: ColourScheme) => (value: string | null, values: { colours?: Record<string, string> | null }) => {
    const { light, dark } = values.colours ?? {}
    if (!light && !dark) return undefined
    if (!value || !/^#[\da-f]{6}$/i.test(value)) return messages.colourInvalid
    return contrastOfAccent(value, scheme) < MIN_CONTRAST ? messages.contrastTooLow : undefined
  }
