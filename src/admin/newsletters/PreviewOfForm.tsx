import type { LanguageCode } from '@shared/languages'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../use-debounced-value'
import type { NewsletterValues } from './newsletter-errors'
import { Preview } from './Preview'

const PREVIEW_DELAY_MS = 300

/** What the form holds, as its readers will see it. Debounced, since each change reloads the page in the preview. */
export function PreviewOfForm({ language }: { language?: LanguageCode }) {
  const values = useWatch<NewsletterValues>()
  const subject = useDebouncedValue(values.subject ?? '', PREVIEW_DELAY_MS)
  const content = useDebouncedValue(values.content ?? '', PREVIEW_DELAY_MS)
  return <Preview subject={subject} content={content} language={language} />
}
