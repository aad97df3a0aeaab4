import type { DeleteMessages } from '../lists/DeleteButton'
export const deleteMessages: DeleteMessages = {
  question: 'users.deleteQuestion',
  success: 'users.deleted',
  failure: 'users.deleteFailed',
}

const failure = 'users.saveFailed' as const
export const createMessages = { success: 'users.created', failure } as const
export const editMessages = { success: 'users.updated', failure } as const
