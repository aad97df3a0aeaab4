import { repeatsOpening } from '@shared/content/opening'
import { readingMinutes } from '@shared/content/reading-time'
import type { Article } from '@shared/entities/article'
import type { SeriesPart } from '@shared/entities/onward'
import { originalLanguage } from '@shared/languages'
import { openingClass, openingOf } from '@shared/openings'
import { PREVIEW, paths } from '@shared/paths'
import { publicDate, revisionDate } from '@shared/public-date'
import { lazy, Suspense } from 'react'
import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import { ArticleText } from '../article/later-text'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Byline } from '../components/Byline'
import { Chips } from '../components/Chips'
import { Elsewhere } from '../components/Elsewhere'
import { Icon } from '../components/Icon'
import { later } from '../components/later'
import { OutdatedNote } from '../components/OutdatedNote'
import { PlaceAds } from '../components/PlaceAds'
import { PrefetchLink } from '../components/PrefetchLink'
import { ShareButton, WhatsAppLink } from '../components/ShareButton'
import { Beside, Translatable } from '../components/Translatable'
import type { ArticleData } from '../data/loaders'
import { useSettings } from '../data/settings'
import { useDraft } from '../data/use-draft'
import { articleSteps } from '../head/breadcrumb-steps'
import { canonicalAddress, languagesOf } from '../head/canonical-address'
import { useI18n } from '../i18n/i18n'
import { SavePlace } from '../offline/SavePlace'
import { useHasServiceWorker } from '../offline/use-service-worker'
import { EnlargeLink } from '../pictures/EnlargeLink'
import { Picture } from '../pictures/Picture'
import { useArticleCounts } from '../reader/use-article-counts'

export { articleMeta as describe } from '../head/article-meta'

// Not part of the page's code: it is of use once the service worker runs.
const SaveControl = lazy(async () => ({ default: (await import('../offline/SaveControl')).SaveControl }))

function SaveButton() {
  const { pathname } = useLocation()
  if (!useHasServiceWorker()) return <SavePlace />
  return (
    <Suspense fallback={<SavePlace />}>
      <SaveControl key={pathname} />
    </Suspense>
  )
}

/** Where the featured picture stands. */
const SLOTS = { standard: 'featured', full: 'full', split: 'split', type: 'featured' } as const

/** The caption of the featured picture and who took it. Some hosts have neither. */
function PictureTexts({ article: { image_caption: caption, image_credit: credit, lang } }: { article: Article }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption && <Translatable text={caption} lang={lang} />} {credit && <small className="credit">{credit}</small>}
    </figcaption>
  )
}

const AddToTrip = later(async () => ({ default: (await import('../trip/AddToTrip')).AddToTrip }), { texts: 'trip' })

/** An article brings its places along. */
const stopsOfArticle = ({ id, place_details: places = [] }: Article) => [...places.map(({ slug }) => slug), String(id)]
/** The series of the article, and which part of it this is. */
function PartOf({ series: { title, slug, lang, part, total } }: { series: SeriesPart }) {
  const { t } = useI18n()
  return (
    <p className="part-of">
      <PrefetchLink to={paths.series(slug)}>
        <Translatable text={title} lang={lang} />
      </PrefetchLink>{' '}
      · {t('article.part', { part, total })}
    </p>
  )
}

const Onward = later(() => import('../onward/Onward'), { texts: 'onward' })

const AfterText = later(async () => ({ default: (await import('../article/AfterText')).AfterText }))

export function Component() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const { article, onward, ads } = useLoaderData<ArticleData>()
  const { end, countShare } = useArticleCounts(article)
  const isPreview = useSearchParams()[0].has(PREVIEW)
  useDraft(article === null || isPreview)

  const back = (
    <PrefetchLink to={paths.articles} className="more back">
      <Icon name="back" /> {t('article.back')}
    </PrefetchLink>
  )
  if (!article)
    return (
      <Elsewhere title={t('article.notFound')} text={t('article.notFoundText')}>
        {back}
      </Elsewhere>
    )
  const minutes = readingMinutes(article.content)
  const original = originalLanguage(article)
  const content = { path: paths.article(article.id), languages: languagesOf(article) }
  const link = canonicalAddress(content, language, settings)
  return (
    <>
      <article className={openingClass(article)} key={article.id}>
        <header className="article-head wrap">
          {/* Reader views leave out what is aside, unless it is a sibling of the text. */}
          <aside>
            <Breadcrumbs steps={articleSteps(article, t)} lang={article.lang} />
            {back}
            {onward.series && <PartOf series={onward.series} />}
            <Beside lang={article.lang}>
              <Chips topics={article.topics} names={article.category_names} />
            </Beside>
          </aside>
          <h1>
            <Translatable text={article.title} lang={article.lang} />
          </h1>
          <div className="article-facts">
            <Byline
              day={publicDate(article)}
              revised={revisionDate(article)}
              views={article.views}
              author={article.author_name}
              others={article.authors?.slice(1)}
              translator={article.translator}
              authorLink={article.status === 'published' ? article.author : undefined}
              dateStyle="long"
              minutes={minutes}
            />
            <aside className="article-actions">
              <ShareButton title={article.title} link={link} onShare={countShare} />
              <WhatsAppLink title={article.title} link={link} onShare={countShare} />
              {article.status === 'published' && <AddToTrip stops={stopsOfArticle(article)} />}
              {/* The last one: it has no place before a service worker runs. */}
              {article.status === 'published' && <SaveButton />}
            </aside>
          </div>
        </header>
        {article.image_url && (
          <figure className="article-picture">
            <Picture
              url={article.image_url}
              alt={article.image_alt ?? ''}
              lang={article.lang}
              slot={SLOTS[openingOf(article)]}
              eager
            />
            <EnlargeLink url={article.image_url} alt={article.image_alt} />
            <PictureTexts article={article} />
          </figure>
        )}
        <div className="column">
          {isPreview && article.lang === language && language !== original && article.status !== 'published' && (
            <p className="notice">{t('article.draftTranslation')}</p>
          )}
          {article.outdated && <OutdatedNote to={paths.article(article.id)} language={original} />}
          {!repeatsOpening(article) && (
            <Translatable as="p" className="lead" text={article.excerpt} lang={article.lang} />
          )}
          <ArticleText article={article} minutes={minutes} />
          <div ref={end}>
            <aside>
              <AfterText article={article} link={link} />
            </aside>
          </div>
        </div>
      </article>
      <PlaceAds ads={ads} />
      <Onward article={article} onward={onward} />
    </>
  )
}
