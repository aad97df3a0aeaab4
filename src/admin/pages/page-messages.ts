import { PAGE_STATUSES } from '@shared/statuses'
import type { LoadFailures } from '../forms/LoadFailure'
import type { DeleteMessages } from '../lists/DeleteButton'
import { statuses } from '../lists/statuses'

export const deleteMessages: DeleteMessages = {
  question: 'pages.deleteQuestion',
  success: 'pages.deleted',
  failure: 'pages.deleteFailed',
}

const failure = 'pages.saveFailed' as const
export const createMessages = { success: 'pages.created', failure } as const
export const editMessages = { success: 'pages.updated', failure } as const

export const loadFailures: LoadFailures = { absent: 'pages.notFound', notLoaded: 'pages.notLoaded' }

/** Those who may edit a page may publish it. */
export const statusChoices = PAGE_STATUSES.map((id) => ({ id, name: statuses[id].label }))
