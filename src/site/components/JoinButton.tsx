import type { ArticleSummary } from '@shared/entities/article'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { useI18n } from '../i18n/i18n'
import { LinkText, stripTags } from './Trans'

/** Leads where the event's excerpt says, which for an event is an address. */
export function JoinButton({ event }: { event: Pick<ArticleSummary, 'title' | 'excerpt'> }) {
  const { t } = useI18n()
  const text = t('home.joinNamed', { title: event.title })
  const target = event.excerpt.trim()
  const isExternal = isHttpUrl(target)
  if (!isExternal && !isLocalPath(target)) return null
  return (
    <a
      className="button"
      href={target}
      aria-label={stripTags(text)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <LinkText text={text} />
    </a>
  )
}
