import { isBlank } from '@shared/validation'
import type { Validator } from 'react-admin'

/** Something, and not only spaces. Marks its field as required. */
export const requiredText = (message: string): Validator =>
  Object.assign((value: string | null | undefined) => (isBlank(value ?? undefined) ? message : undefined), {
    isRequired: true,
  })
