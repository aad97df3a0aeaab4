import type { DeleteMessages } from '../lists/DeleteButton'

export const loadFailures = { absent: 'series.notFound', notLoaded: 'series.notLoaded' } as const

export const deleteMessages: DeleteMessages = {
  question: 'series.deleteQuestion',
  success: 'series.deleted',
  failure: 'series.deleteFailed',
}

const failure = 'series.saveFailed' as const
export const createMessages = { success: 'series.created', failure } as const
export const editMessages = { success: 'series.updated', failure } as const
