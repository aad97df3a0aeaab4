import { isBlank } from '@shared/validation'
import type { Validator } from 'react-admin'

/** Refuses blank texts, and marks the field as required. */
export const requiredText = (message: string): Validator =>
  Object.assign((value: string | null | undefined) => (isBlank(value ?? undefined) ? message : undefined), {
    isRequired: true,
  })
