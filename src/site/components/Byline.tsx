import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'

type Props = { day: string; views: number; author?: string; dateStyle?: 'medium' | 'long' }

export function Byline({ day, views, author, dateStyle }: Props) {
  const { t, date } = useI18n()
  return (
    <p className="byline">
      {author && <span>{t('articles.by', { name: author })}</span>}
      <time dateTime={day}>{date(day, dateStyle)}</time>
      <span className="views">
        <Icon name="eye" /> {t('articles.views', { count: views })}
      </span>
    </p>
  )
}
