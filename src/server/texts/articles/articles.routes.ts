import { EVENTS_SLUG } from '@shared/article-rules'
import { can, canAll } from '@shared/permissions'
import { tag } from '../../http/cache/cache-tags'
import type { PartialHandlers } from '../../http/route'
import { biographyIn } from '../../people/authors/authors.service'
import { listPlacesOf, placesInLanguage, readPlaceBy } from '../../places/places.service'
import { assignAuthors } from './article-authors.service'
import { editArticles } from './article-bulk.service'
import { tagsOfList, tagsOfRelated } from './article-tags'
import type { PublicSummary } from './articles.queries'
import {
  beginDraft,
  createArticle,
  readArticle,
  removeArticle,
  saveArticle,
  setArticleStatus,
} from './articles.service'
import { listAuthors } from './authors.queries'
import { tagsOfEvents, withEventPlaces } from './events.service'
import { findArticles, findManagedArticles } from './find-articles.service'
import { articleInLanguage, listInLanguage, underByline } from './in-language.service'
import { listArticles, listManagedArticles } from './list-articles.queries'
import { readNearby } from './nearby.service'
import { readOnward } from './onward.service'
import { changePlan } from './planning.service'
import { cancelSchedule, moveSchedule, scheduleArticle } from './scheduling.service'
import { readTopics } from './topics.service'

/** Events are drafts; the home page's list of them is the only public read of drafts. */
const asksForEvents = (query: { slug?: string; status?: string }) =>
  query.slug === EVENTS_SLUG && query.status === 'draft'

/** Those without a date come last. */
const NEXT_FIRST = { sort: 'starts_at' } as const

/** The default public order. It does not apply to events, which are drafts without a date of publication. */
const newestPublished = ({ order = 'desc' }: { order?: 'asc' | 'desc' }) => ({ sort: 'published_at', order }) as const

export const articleHandlers = {
  'GET /api/articles': async ({ db, machine, query, now, shows }) => {
    if (query.status && query.status !== 'published' && !asksForEvents(query)) return { articles: [], total: 0 }
    const { q, lang, machine: byMachine, ...list } = query
    const status = asksForEvents(query) ? 'draft' : 'published'
    const reading = { db, machine: byMachine === '0' ? undefined : machine }
    if (q) {
      const { articles, marked, ...found } = await findArticles(db, { ...list, q, lang, status })
      shows(tag.figures, ...tagsOfList(query, articles))
      const shown = await listInLanguage(reading, articles.map(underByline), lang)
      return { articles: shown.map((article) => ({ ...article, title_snippet: marked?.(article.title) })), ...found }
    }
    const at = now()
    const ongoing = { ongoingAt: at, ...(!query.sort && NEXT_FIRST) }
    const { articles, ...total } = await listArticles(db, {
      ...list,
      ...(asksForEvents(query) ? ongoing : !query.sort && newestPublished(query)),
      status,
    })
    shows(tag.figures, ...tagsOfList(query, articles), ...tagsOfEvents(articles, at))
    const shown = await listInLanguage(reading, articles.map(underByline), lang)
    return { articles: await withEventPlaces(reading, shown, { lang, now: at }), ...total }
  },
  'GET /api/articles/:id': async ({ db, machine, user, params, query, now, shows }) => {
    const article = await readArticle(db, user, params.id)
    shows(tag.figures, tag.article(article.id), ...article.places.map(tag.place))
    const places = await listPlacesOf(db, article.id)
    const place_details = await placesInLanguage({ db, machine }, places, { lang: query.lang, now: now() })
    const withDrafts = query.preview === '1' && can(user, 'show', 'articles', article)
    const shown = await articleInLanguage({ db, machine }, underByline(article), query.lang, { withDrafts })
    const closing = place_details.flatMap(({ closures = [] }) => closures)
    shows(...closing.map(({ article_id }) => tag.article(article_id)))
    const author = shown.author && { ...shown.author, ...(await biographyIn(db, shown.author, query.lang)) }
    return { article: { ...shown, author, place_details } }
  },
  'GET /api/articles/:id/related': async ({ db, machine, user, params, query: { limit, lang }, shows }) => {
    const article = await readArticle(db, user, params.id)
    const reading = { db, machine }
    const present = (rows: PublicSummary[]) => listInLanguage(reading, rows.map(underByline), lang)
    const { read_next, series, articles } = await readOnward(reading, article, { limit, lang, present })
    const linked = [series?.previous, series?.next].flatMap((part) => part?.id ?? [])
    shows(tag.figures, ...tagsOfRelated(article, articles))
    shows(tag.series, ...[...article.read_next, ...linked].map(tag.article))
    return { read_next: await present(read_next), series, articles: await present(articles) }
  },
  'GET /api/topics': async ({ db, machine, query: { lang }, shows }) => {
    shows(tag.figures, tag.topics, tag.anyArticle)
    const reading = { db, machine }
    const topics = await readTopics(reading, lang, (newest) => listInLanguage(reading, newest.map(underByline), lang))
    return { topics }
  },
  'GET /api/places/:id/nearby': async ({ db, machine, user, params, query: { lang }, now, shows }) => {
    const place = await readPlaceBy(db, user, params.id)
    const reading = { db, machine }
    const { articles, ...near } = await readNearby(reading, place, { lang, now: now() })
    const around = [near.parent ?? [], near.parts, near.neighbours].flat()
    shows(tag.figures, tag.places, ...around.map(({ id }) => tag.articlesAtPlace(id)))
    shows(...articles.map(({ id }) => tag.article(id)), tag.articlesAtPlace(place.id))
    return { nearby: { ...near, articles: await listInLanguage(reading, articles.map(underByline), lang) } }
  },
  'GET /api/articles/manage': async ({ db, user, query: { q, unfinished, ...query } }) => {
    // Unfinished drafts of removed accounts are found by those who may give them another author.
    const orWithoutAuthor = unfinished && canAll(user, 'assign', 'articles')
    const asked = { ...query, hasTitle: !unfinished, ...(orWithoutAuthor && { orWithoutAuthor }) }
    return q ? findManagedArticles(db, { ...asked, q }) : listManagedArticles(db, asked)
  },
  'PUT /api/articles/:id/authors': async ({ params, body, ...editing }) => ({
    message: 'Authors saved',
    article: await assignAuthors(editing, params.id, body.authors),
  }),
  'GET /api/articles/authors': async ({ db, query }) => listAuthors(db, query),
  'GET /api/articles/manage/:id': async ({ db, user, params }) => ({ article: await readArticle(db, user, params.id) }),
  'POST /api/articles': async ({ body, ...context }) => {
    const article = await createArticle(context, body)
    return { message: 'Article created successfully!', article, articleId: article.id }
  },
  'POST /api/articles/drafts': async (context) => {
    const article = await beginDraft(context)
    return { message: 'Draft begun', article, articleId: article.id }
  },
  'POST /api/articles/planned': async ({ body, ...context }) => {
    const article = await createArticle(context, body)
    return { message: 'Article planned', article, articleId: article.id }
  },
  'PUT /api/articles/:id/plan': async ({ body, params, auditNote, ...context }) => {
    const { article, changes } = await changePlan(context, params.id, body)
    auditNote.changes = changes
    return { message: 'Plan saved', article }
  },
  'PUT /api/articles/:id': async ({ body, params, query, ...context }) => ({
    message: 'Article updated successfully!',
    article: await saveArticle(context, params.id, body, query.autosave === '1'),
  }),
  'PUT /api/articles/bulk': async ({ body, auditNote, ...context }) => {
    const result = await editArticles(context, body)
    const changed = [...new Set(body.ids)].filter((id) => result.failed.every((failure) => failure.id !== id))
    auditNote.changes = [{ field: 'articles', to: changed.join(', ') }]
    return { message: 'Articles updated', ...result }
  },
  'PUT /api/articles/:id/status': async ({ body, params, ...context }) => ({
    message: 'Article updated successfully!',
    ...(await setArticleStatus(context, params.id, {
      status: body.status,
      restore: body.restore,
      note: body.note ? { ...body, text: body.note } : undefined,
    })),
  }),
  'PUT /api/articles/:id/schedule': async ({ body, params, ...context }) => ({
    message: 'Article scheduled',
    article: await scheduleArticle(context, params.id, body),
  }),
  'PUT /api/articles/:id/schedule/time': async ({ body, params, auditNote, ...context }) => {
    const { article, before } = await moveSchedule(context, params.id, body.at)
    auditNote.changes = [{ field: 'publish_at', from: before, to: article.publish_at }]
    return { message: 'Schedule moved', article }
  },
  'DELETE /api/articles/:id/schedule': async ({ params, ...context }) => ({
    message: 'Article will not be published automatically',
    article: await cancelSchedule(context, params.id),
  }),
  'DELETE /api/articles/:id': async ({ params, ...context }) => {
    await removeArticle(context, params.id)
    return { message: 'Article deleted successfully!' }
  },
} satisfies PartialHandlers
