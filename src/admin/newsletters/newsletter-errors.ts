import { isBlankHtml } from '@shared/content/html'
import type { Newsletter } from '@shared/entities/newsletter'
import { messages } from '@shared/messages'
import { isBlank } from '@shared/validation'
import { unsentPicture } from '../rich-text/unsent-picture'

export type NewsletterValues = Partial<Pick<Newsletter, 'subject' | 'content'>>

export function newsletterErrors({ subject, content }: NewsletterValues) {
  const errors: Partial<Record<keyof NewsletterValues, string>> = {}
  if (isBlank(subject ?? '')) errors.subject = messages.subjectRequired
  const error = isBlankHtml(content ?? '') ? messages.contentRequired : unsentPicture(content)
  if (error) errors.content = error
  return errors
}
