import type { DeleteWords } from '../lists/DeleteButton'
export const deleteWords: DeleteWords = {
  question: 'users.deleteQuestion',
  success: 'users.deleted',
  failure: 'users.deleteFailed',
}

const failure = 'users.saveFailed' as const
export const createWords = { success: 'users.created', failure } as const
export const editWords = { success: 'users.updated', failure } as const
