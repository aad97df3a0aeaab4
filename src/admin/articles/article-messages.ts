import { shortened } from '@shared/content/clean-text'
import type { DeleteMessages } from '../lists/DeleteButton'

export const deleteMessages: DeleteMessages = {
  question: 'articles.deleteQuestion',
  success: 'articles.deleted',
  failure: 'articles.deleteFailed',
}

export const statusMessages = {
  success: 'articles.statusUpdated',
  failure: 'articles.statusFailed',
} as const

/** A title shortened for use in a sentence. */
export const shortTitle = (title: string) => shortened(title, 60)
