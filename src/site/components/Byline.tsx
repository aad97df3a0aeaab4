import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'
import { Trans } from './Trans'

type Props = {
  day: string
  views: number
  author?: string
  dateStyle?: 'medium' | 'long'
  revised?: string
  /** How long it takes to read. */
  minutes?: number
  /** Calls the date that of posting: that of an event would be read as the day on which it takes place. */
  isPosting?: boolean
}

export function Byline({ day, views, author, dateStyle, revised, minutes, isPosting = false }: Props) {
  const { t, date } = useI18n()
  return (
    <p className="byline">
      {author && <span>{t('articles.by', { name: author })}</span>}
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
      {minutes !== undefined && <span>{t('article.readingTime', { minutes })}</span>}
      <span className="views">
        <Icon name="eye" /> {t('articles.views', { count: views })}
      </span>
    </p>
  )
}
