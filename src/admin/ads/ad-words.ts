import type { DeleteWords } from '../lists/DeleteButton'

export const deleteWords: DeleteWords = {
  question: 'Are you sure you want to delete this ad?',
  success: 'Ad deleted',
  failure: 'Failed to delete ad',
}

export const createWords = {
  success: 'Advertisement submitted successfully! It will be reviewed by our team.',
  failure: 'Failed to submit advertisement',
}

export const editWords = {
  success: 'Advertisement updated successfully!',
  failure: 'Failed to update advertisement',
}

export const fetchFailure = 'Failed to fetch advertisement'
