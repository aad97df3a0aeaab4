import type { ArticleSummary } from '@shared/entities/article'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import { Byline } from './Byline'
import { LinkText, stripTags } from './Trans'
import { Translatable } from './Translatable'

/** A call to action. The excerpt of an event holds the address that its button links to. */
export function EventCard({ event }: { event: ArticleSummary }) {
  const { t } = useI18n()
  const text = t('home.joinNamed', { title: event.title })
  const target = event.excerpt.trim()
  const isExternal = isHttpUrl(target)
  return (
    <article className="card event">
      <div className="card-picture">
        <Picture url={event.image_url} alt="" slot="event" />
      </div>
      <div className="card-text">
        <Byline day={event.created_at} views={event.views} isPosting />
        <h3>
          <Translatable text={event.title} lang={event.lang} />
        </h3>
        <Translatable as="div" className="prose small" html={event.content ?? ''} lang={event.lang} />
        {(isExternal || isLocalPath(target)) && (
          <a
            className="button"
            href={target}
            aria-label={stripTags(text)}
            {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <LinkText text={text} />
          </a>
        )}
      </div>
    </article>
  )
}
