import type { DeleteWords } from '../lists/DeleteButton'
export const deleteWords: DeleteWords = {
  question: 'categories.deleteQuestion',
  success: 'categories.deleted',
  failure: 'categories.deleteFailed',
}

const failure = 'categories.saveFailed' as const
export const createWords = { success: 'categories.created', failure } as const
export const editWords = { success: 'categories.updated', failure } as const
