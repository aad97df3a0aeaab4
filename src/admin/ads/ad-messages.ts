import { AD_TYPES, type AdStatus } from '@shared/statuses'
import type { TextKey } from '../i18n/i18n'
import type { DeleteMessages } from '../lists/DeleteButton'

/** The status filter and menu use this order. */
export const statusColors = {
  pending: 'warning',
  approved: 'primary',
  published: 'success',
  rejected: 'error',
} as const satisfies Record<AdStatus, string>

export const adStatusChoices = (Object.keys(statusColors) as AdStatus[]).map((id): { id: AdStatus; name: TextKey } => ({
  id,
  name: `ads.status.${id}`,
}))

export const adTypeChoices = AD_TYPES.map((id) => ({ id, name: `ads.type.${id}` }))

export const deleteMessages: DeleteMessages = {
  question: 'ads.deleteQuestion',
  success: 'ads.deleted',
  failure: 'ads.deleteFailed',
}

export const createMessages = {
  success: 'ads.submitted',
  failure: 'ads.submitFailed',
} as const

export const editMessages = {
  success: 'ads.updated',
  failure: 'ads.updateFailed',
} as const

export const fetchFailure = 'ads.fetchFailed'
