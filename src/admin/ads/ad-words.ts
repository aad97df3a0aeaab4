import type { DeleteWords } from '../lists/DeleteButton'

export const deleteWords: DeleteWords = {
  question: 'ads.deleteQuestion',
  success: 'ads.deleted',
  failure: 'ads.deleteFailed',
}

export const createWords = {
  success: 'ads.submitted',
  failure: 'ads.submitFailed',
} as const

export const editWords = {
  success: 'ads.updated',
  failure: 'ads.updateFailed',
} as const

export const fetchFailure = 'ads.fetchFailed'
