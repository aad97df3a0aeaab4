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
}

export function Byline({ day, views, author, dateStyle, revised, minutes }: Props) {
  const { t, date } = useI18n()
  return (
    <p className="byline">
      {author && <span>{t('articles.by', { name: author })}</span>}
      <time dateTime={day}>{date(day, dateStyle)}</time>
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
