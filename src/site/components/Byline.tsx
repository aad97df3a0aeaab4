import type { AuthorLink, NamedAuthor } from '@shared/entities/author'
import { paths } from '@shared/paths'
import { Fragment } from 'react'
import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'
import { PrefetchLink } from './PrefetchLink'
import { Trans } from './Trans'

type Props = {
  day: string
  views: number
  author?: string
  /** Those who have written it with the author. */
  others?: NamedAuthor[]
  /** Who has translated the text. */
  translator?: string | null
  /** The author's page, if there is one. */
  authorLink?: AuthorLink | null
  dateStyle?: 'medium' | 'long'
  revised?: string
  /** How long it takes to read. */
  minutes?: number
}

const AuthorName = ({ name, link }: { name: string; link?: AuthorLink | null }) =>
  link ? (
    <PrefetchLink to={paths.author(link)} rel="author">
      {name}
    </PrefetchLink>
  ) : (
    name
  )

export function Byline({
  day,
  views,
  author,
  others = [],
  translator,
  authorLink,
  dateStyle,
  revised,
  minutes,
}: Props) {
  const { t, date } = useI18n()
  const isOnPage = minutes !== undefined
  const counted = views > 0 && (
    <span className="views">
      <Icon name="eye" /> {t('articles.views', { count: views })}
    </span>
  )
  const posted = (
    <span>
      <time dateTime={day}>{date(day, dateStyle)}</time>
    </span>
  )
  return (
    // A card of another article must not name the author of the page in reader views, which look for such a class.
    <div className={isOnPage ? 'facts byline' : 'facts'}>
      {author && (
        <span>
          <Trans
            text={t('articles.by', { name: `<1>${author}</1>` })}
            tag={(name) => (
              <>
                <AuthorName name={name} link={authorLink} />
                {others.map(({ id, slug, name }) => (
                  <Fragment key={`${id} ${name}`}>
                    {', '}
                    <AuthorName name={name} link={id !== null && slug !== null ? { id, slug } : undefined} />
                  </Fragment>
                ))}
              </>
            )}
          />
        </span>
      )}
      {isOnPage ? (
        posted
      ) : (
        // Where a line ends before them, the views are not alone on the next one.
        <span className="facts">
          {posted}
          {counted}
        </span>
      )}
      {revised && (
        <span>
          <Trans
            text={t('article.updated', { date: date(revised, dateStyle) })}
            tag={(day) => <time dateTime={revised}>{day}</time>}
          />
        </span>
      )}
      {isOnPage && (
        <aside className="facts">
          <span>{t('article.readingTime', { minutes })}</span>
          {counted}
        </aside>
      )}
      {translator && <span className="translator">{t('article.translatedBy', { name: translator })}</span>}
    </div>
  )
}
