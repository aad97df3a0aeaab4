import type { AuthorLink } from '@shared/entities/author'
import { paths } from '@shared/paths'
import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'
import { PrefetchLink } from './PrefetchLink'
import { Trans } from './Trans'

type Props = {
  day: string
  views: number
  author?: string
  /** Who has translated the text. */
  translator?: string | null
  /** The author's page, if there is one. */
  authorLink?: AuthorLink | null
  dateStyle?: 'medium' | 'long'
  revised?: string
  /** How long it takes to read. */
  minutes?: number
  /** Calls the date that of posting: that of an event would be read as the day on which it takes place. */
  isPosting?: boolean
}

export function Byline({
  day,
  views,
  author,
  translator,
  authorLink,
  dateStyle,
  revised,
  minutes,
  isPosting = false,
}: Props) {
  const { t, date } = useI18n()
  const isOnPage = minutes !== undefined
  const figures = (
    <>
      {isOnPage && <span>{t('article.readingTime', { minutes })}</span>}
      <span className="views">
        <Icon name="eye" /> {t('articles.views', { count: views })}
      </span>
    </>
  )
  return (
    // A card of another article must not name the author of the page in reader views, which look for such a class.
    <div className={isOnPage ? 'facts byline' : 'facts'}>
      {author && (
        <span>
          <Trans
            text={t('articles.by', { name: `<1>${author}</1>` })}
            tag={(name) =>
              authorLink ? (
                <PrefetchLink to={paths.author(authorLink)} rel="author">
                  {name}
                </PrefetchLink>
              ) : (
                name
              )
            }
          />
        </span>
      )}
      <span>
        <Trans
          text={isPosting ? t('home.posted', { date: date(day, dateStyle) }) : `<1>${date(day, dateStyle)}</1>`}
          tag={(text) => <time dateTime={day}>{text}</time>}
        />
      </span>
      {revised && (
        <span>
          <Trans
            text={t('article.updated', { date: date(revised, dateStyle) })}
            tag={(day) => <time dateTime={revised}>{day}</time>}
          />
        </span>
      )}
      {isOnPage ? <aside className="figures">{figures}</aside> : figures}
      {translator && <span className="translator">{t('article.translatedBy', { name: translator })}</span>}
    </div>
  )
}
