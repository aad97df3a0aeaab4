import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { later } from '../components/later'
import { PrefetchLink } from '../components/PrefetchLink'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { PackControl } from '../offline/packs/PackControl'
import { keyOf, listRecords, type PackRecord } from '../offline/packs/records'
import { listMeasured, type MeasuredArticle } from '../offline/readable-articles'
import { SavedLink, SavedList } from '../offline/SavedList'
import { removeSaved } from '../offline/saved-articles'
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

const SavedArticles = later(() => import('../saved/SavedArticles'), { texts: 'saved' })

// Only readers with an account have it.
const SavedElsewhere = lazy(async () => ({ default: (await import('../offline/SavedElsewhere')).SavedElsewhere }))

export function Component() {
  const { t } = useI18n()
  const { user } = useAuth()
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
          <SavedArticles articles={saved.articles} onRemove={removeArticle} />
        </>
      )}
      {user && (
        <Suspense>
          <SavedElsewhere key={user.id} user={user.id} />
        </Suspense>
      )}
    </div>
  )
}
