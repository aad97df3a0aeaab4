import type { LanguageCode } from '@shared/languages'
import { useId, useState } from 'react'
import { LinkText, stripTags } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { sizeText } from '../lite/size-text'
import type { MeasuredArticle } from '../offline/readable-articles'
import { SavedLink, SavedList } from '../offline/SavedList'
import { Picture } from '../pictures/Picture'
import { readToEnd } from '../reader/read-articles'

const ORDERS = ['latest', 'unread', 'title'] as const
type Order = (typeof ORDERS)[number]

type Listed = MeasuredArticle & { isRead: boolean }

/** They come with the latest first. */
function inOrder(articles: Listed[], order: Order, language: LanguageCode) {
  if (order === 'title') return articles.toSorted((a, b) => a.title.localeCompare(b.title, language))
  if (order === 'unread') return articles.toSorted((a, b) => Number(a.isRead) - Number(b.isRead))
  return articles
}

function OrderChoice({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const { t } = useI18n()
  const id = useId()
  return (
    <p className="saved-order">
      <label htmlFor={id}>{t('savedList.order')}</label>
      <select id={id} value={order} onChange={({ target }) => onChange(target.value as Order)}>
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(`savedList.${each}`)}
          </option>
        ))}
      </select>
    </p>
  )
}

type ItemProps = { article: Listed; onRemove: () => void }

function ArticleItem({ article, onRemove }: ItemProps) {
  const { t, date, language } = useI18n()
  const { title, excerpt, lang, bytes, saved_at, image_url, isRead } = article
  const text = t('saved.removeNamed', { title })
  const facts = [
    t(isRead ? 'savedList.isRead' : 'savedList.notRead'),
    saved_at && t('saved.on', { date: date(saved_at) }),
    sizeText(bytes, language),
  ]
  return (
    <li>
      <span className="saved-picture">
        <Picture url={image_url} alt="" slot="saved" />
      </span>
      <div>
        <SavedLink {...article} />
        {excerpt && (
          <p className="excerpt" lang={lang} dir="auto">
            {excerpt}
          </p>
        )}
        <p className="saved-facts">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <button type="button" className="button ghost small" aria-label={stripTags(text)} onClick={onRemove}>
        <LinkText text={text} />
      </button>
    </li>
  )
}

type Props = { articles: MeasuredArticle[]; onRemove: (path: string) => void }

export default function SavedArticles({ articles, onRemove }: Props) {
  const { t, language } = useI18n()
  const [order, setOrder] = useState<Order>('latest')
  const [read] = useState(() => new Set(readToEnd()))
  const listed = articles.map((article) => ({ ...article, isRead: read.has(article.id) }))
  return (
    <SavedList
      id="saved-articles"
      title={t('articles.title')}
      tools={articles.length > 1 && <OrderChoice order={order} onChange={setOrder} />}
    >
      {inOrder(listed, order, language).map((article) => (
        <ArticleItem key={article.path} article={article} onRemove={() => onRemove(article.path)} />
      ))}
    </SavedList>
  )
}
