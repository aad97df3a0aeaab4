import type { ReaderSaved, SavedItem } from '@shared/entities/reader-lists'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { removeSavedItem, syncSaved, withoutHere } from '@shared/reader/sync'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PrefetchLink } from '../components/PrefetchLink'
import { LinkText, stripTags } from '../components/Trans'
import { browserRequest } from '../data/api'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { sizeText } from '../lite/size-text'
import { PackControl } from '../offline/packs/PackControl'
import { keyOf, listRecords, type PackRecord } from '../offline/packs/records'
import { listMeasured, type MeasuredArticle, type ReadableArticle } from '../offline/readable-articles'
import { removeSaved } from '../offline/saved-articles'
import { ignoreFailure } from '../reader/account-lists'
import { useAuth } from '../reader/auth'

export const describe = unindexed('saved.title', paths.saved)

type Saved = { places: PackRecord[]; articles: MeasuredArticle[] }

/** What is kept; undefined until it is known, null if the browser does not say. */
function useSaved() {
  const [saved, setSaved] = useState<Saved | null>()
  useEffect(() => {
    // The browser has no caches where the page does not come by https.
    if (typeof caches === 'undefined') return setSaved(null)
    let ignore = false
    Promise.all([listRecords(), listMeasured()]).then(
      ([places, articles]) => !ignore && setSaved({ places, articles }),
      () => !ignore && setSaved(null),
    )
    return () => {
      ignore = true
    }
  }, [])
  const change = (part: (before: Saved) => Partial<Saved>) =>
    setSaved((before) => before && { ...before, ...part(before) })
  return { saved, change }
}

/** A plain link: the copy may be in another language than this page. */
const SavedLink = ({ path, title, lang }: ReadableArticle) => (
  <h3>
    <a href={path} lang={lang} dir="auto">
      {title}
    </a>
  </h3>
)

function SavedList({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="saved-list" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}

type ItemProps = { article: MeasuredArticle; onRemove: () => void }

function ArticleItem({ article, onRemove }: ItemProps) {
  const { t, date, language } = useI18n()
  const { title, excerpt, lang, bytes, saved_at } = article
  const text = t('saved.removeNamed', { title })
  return (
    <li>
      <div>
        <SavedLink {...article} />
        {excerpt && (
          <p className="excerpt" lang={lang} dir="auto">
            {excerpt}
          </p>
        )}
        <p className="saved-facts">
          {[saved_at && t('saved.on', { date: date(saved_at) }), sizeText(bytes, language)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <button type="button" className="button ghost small" aria-label={stripTags(text)} onClick={onRemove}>
        <LinkText text={text} />
      </button>
    </li>
  )
}

/** What the account has from other devices. It opens with a connection, and can be kept here too. */
function SavedElsewhere() {
  const { t } = useI18n()
  const { user } = useAuth()
  const id = user?.id
  const [items, setItems] = useState<ReaderSaved['items']>([])
  useEffect(() => {
    if (id === undefined) return
    let ignore = false
    syncSaved(browserRequest, id)
      .then(withoutHere)
      .then((elsewhere) => !ignore && setItems(elsewhere), ignoreFailure)
    return () => {
      ignore = true
    }
  }, [id])

  const remove = (item: SavedItem) =>
    removeSavedItem(browserRequest, item).then(withoutHere).then(setItems, ignoreFailure)
  return (
    <SavedList id="saved-elsewhere" title={t('saved.elsewhere')}>
      {items.map((item) => {
        const { path, title, language } = item
        const text = t('saved.removeNamed', { title })
        return (
          <li key={path}>
            <div>
              <SavedLink path={path} title={title} lang={language} />
            </div>
            <button
              type="button"
              className="button ghost small"
              aria-label={stripTags(text)}
              onClick={() => void remove(item)}
            >
              <LinkText text={text} />
            </button>
          </li>
        )
      })}
    </SavedList>
  )
}

export function Component() {
  const { t } = useI18n()
  const { saved, change } = useSaved()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = saved?.places.length === 0 && saved.articles.length === 0

  /** The pressed button is gone, so the focus goes to the heading. */
  const hide = (part: (before: Saved) => Partial<Saved>) => {
    change(part)
    heading.current?.focus()
  }
  const removeArticle = async (path: string) => {
    await removeSaved(path)
    hide(({ articles }) => ({ articles: articles.filter((article) => article.path !== path) }))
  }

  return (
    <div className="wrap section saved">
      <h1 ref={heading} tabIndex={-1}>
        {t('saved.title')}
      </h1>
      <p className="lead">{t('saved.text')}</p>
      <noscript>
        <p className="notice">{t('saved.unsupported')}</p>
      </noscript>
      <div aria-live="polite">
        {saved === null && <p>{t('saved.unsupported')}</p>}
        {isEmpty && (
          <>
            <p>{t('saved.none')}</p>
            <PrefetchLink to={paths.articles} className="button">
              {t('home.viewAll')}
            </PrefetchLink>
          </>
        )}
      </div>
      {saved && (
        <>
          <SavedList id="saved-places" title={t('places.title')}>
            {saved.places.map((record) => {
              const { lang, pages } = record.pack
              const { id } = keyOf(record)
              const [first = { path: paths.places, title: '' }] = pages
              const place = id === 'trip' ? { path: languagePath(lang, paths.trip), title: t('saved.trip') } : first
              const isOther = (other: PackRecord) => other !== record
              return (
                <li key={`${id} ${lang}`}>
                  <div>
                    <SavedLink {...place} lang={lang} />
                  </div>
                  <PackControl
                    id={id}
                    lang={lang}
                    name={place.title}
                    onRemoved={() => hide(({ places }) => ({ places: places.filter(isOther) }))}
                  />
                </li>
              )
            })}
          </SavedList>
          <SavedList id="saved-articles" title={t('articles.title')}>
            {saved.articles.map((article) => (
              <ArticleItem key={article.path} article={article} onRemove={() => removeArticle(article.path)} />
            ))}
          </SavedList>
        </>
      )}
      <SavedElsewhere />
    </div>
  )
}
