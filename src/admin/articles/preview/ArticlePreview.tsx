import { repeatsOpening } from '@shared/content/opening'
import type { ArticleField, EVENT_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { Category } from '@shared/entities/category'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'
import { openingClass } from '@shared/openings'
import { publicDate, revisionDate } from '@shared/public-date'
import { timeZone } from '@shared/time'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { useMemo, useState } from 'react'
import { useGetMany, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { safeNodes } from '../SafeHtml'
import { useTextIn } from '../use-text-in'
import { useWrittenHtml } from '../use-written-html'

/** The fields on the page. `useWrittenHtml` watches the text, `SearchPreview` shows the description, `useTextIn` watches the language, places and events have pages, and what follows the article is not shown. */
type Shown = Exclude<
  ArticleField,
  | 'content'
  | 'blocks'
  | 'meta_description'
  | 'places'
  | 'closed_places'
  | 'series_id'
  | 'read_next'
  | 'status'
  | 'slug'
  | 'language'
  | keyof typeof EVENT_FIELDS
>
type Watched = Partial<Pick<ManagedArticle, Shown>>

/** The article as the form holds it, with the elements and classes of the site's page. */
export function ArticlePreview() {
  const { t, language } = useI18n()
  const { title, excerpt, image_url: picture, category_ids: categoryIds, ...rest } = useWatch() as Watched
  const { image_alt: alt, image_caption: caption, image_credit: credit, byline, opening, ...forgotten } = rest
  // A field that the page does not show fails to compile here.
  forgotten satisfies Record<string, never>
  const record = useRecordContext<ManagedArticle>()
  const textIn = useTextIn()
  const author = useIdentity()?.fullName
  const [openedAt] = useState(() => new Date().toISOString())
  const { data: categories } = useGetMany<Category>('categories', { ids: categoryIds ?? [] })
  const html = useWrittenHtml()
  const content = useMemo(() => safeNodes(html, 'site'), [html])
  const isRepeated = repeatsOpening({ title: title ?? '', excerpt: excerpt ?? '', content: html })
  const views = record?.views ?? 0
  const longDate = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timeZone() }).format(new Date(day))
  const revised = record && revisionDate(record)
  return (
    <div className="site">
      <main>
        <article className={openingClass({ title: title ?? '', image_url: picture ?? null, opening })} {...textIn}>
          <header className="article-head wrap">
            {categories && categories.length > 0 && (
              <ul className="chips">
                {categories.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            )}
            <h1>{title || t('articles.livePreview.untitled')}</h1>
            <div className="article-facts">
              <p className="byline">
                <span>{t('articles.livePreview.by', { name: byline || (record?.author_name ?? author) })}</span>
                <span>{longDate(record ? publicDate(record) : openedAt)}</span>
                {revised && <span>{t('articles.livePreview.updated', { day: longDate(revised) })}</span>}
                <span className="views">{t('common.views', { count: views })}</span>
              </p>
            </div>
          </header>
          {picture && (isHttpUrl(picture) || isLocalPath(picture)) && (
            <figure className="article-picture">
              <img
                className="picture"
                alt={alt ?? ''}
                {...imageSource(mediaUrl(picture))}
                sizes="(min-width: 75rem) 72rem, 100vw"
              />
              {(caption || credit) && (
                <figcaption>
                  {caption} {credit && <small className="credit">{credit}</small>}
                </figcaption>
              )}
            </figure>
          )}
          <div className="column">
            {!isRepeated && <p className="lead">{excerpt}</p>}
            <div className="prose">{content}</div>
          </div>
        </article>
      </main>
    </div>
  )
}
