import { timeFromNow } from '@shared/busy'
import { languagePath } from '@shared/language-paths'
import { POST_RESULT, POST_RESULTS, POST_WAIT } from '@shared/post-forms'
import { readerMessages } from '@shared/reader-messages'
import type { FormEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useIsHydrated } from '../components/use-is-hydrated'
import { useI18n } from '../i18n/i18n'
import { localeOf } from '../i18n/translate'

type Props = {
  /** The path of the page that the server answers with. */
  page: string
  /** Sent together with what is typed. */
  hidden?: Record<string, string>
  className?: string
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

/** A form that works without a script as well: the browser posts it, and the server leads to the page with the result. */
export function PostForm({ page, hidden = {}, className, onSubmit, children }: Props) {
  const { language } = useI18n()
  const isHydrated = useIsHydrated()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form
      method="post"
      action={languagePath(language, page)}
      className={className}
      onSubmit={submit}
      // The browser's messages differ from the specified texts, which need the script.
      noValidate={isHydrated}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** What became of a form that was posted without a script; undefined if none was. */
export function usePostResult() {
  const [params] = useSearchParams()
  return POST_RESULTS.find((result) => result === params.get(POST_RESULT))
}

/** Why the server did not take it; empty if it did, or if the form itself was wrong. */
export function usePostedFailure(failedText: string) {
  const { t, language } = useI18n()
  const [params] = useSearchParams()
  const result = usePostResult()
  if (result !== 'busy' && result !== 'failed') return ''
  const isRefused = result === 'busy'
  const seconds = /^\d{1,5}$/.exec(params.get(POST_WAIT) ?? '')?.[0]
  if (!seconds) return isRefused ? readerMessages.tooManyAttempts : failedText
  return t(isRefused ? 'busy.tooMany' : 'busy.until', { when: timeFromNow(Number(seconds), localeOf(language)) })
}
