import { PLACE_STATUSES } from '@shared/place-rules'
import type { DeleteMessages } from '../lists/DeleteButton'
import { statuses } from '../lists/statuses'

export const deleteMessages: DeleteMessages = {
  question: 'places.deleteQuestion',
  success: 'places.deleted',
  failure: 'places.deleteFailed',
}

const failure = 'places.saveFailed' as const
export const createMessages = { success: 'places.created', failure } as const
export const editMessages = { success: 'places.updated', failure } as const

export const loadFailures = { absent: 'places.notFound', notLoaded: 'places.notLoaded' } as const

export const placeStatusChoices = PLACE_STATUSES.map((id) => ({ id, name: statuses[id].label }))
