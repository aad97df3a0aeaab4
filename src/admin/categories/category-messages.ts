import type { DeleteMessages } from '../lists/DeleteButton'
export const loadFailures = { absent: 'categories.notFound', notLoaded: 'categories.notLoaded' } as const

export const deleteMessages: DeleteMessages = {
  question: 'categories.deleteQuestion',
  success: 'categories.deleted',
  failure: 'categories.deleteFailed',
}

const failure = 'categories.saveFailed' as const
export const createMessages = { success: 'categories.created', failure } as const
export const editMessages = { success: 'categories.updated', failure } as const
