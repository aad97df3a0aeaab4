import { EVENTS_SLUG } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { can } from '@shared/permissions'
import { ARTICLE_STATUSES } from '@shared/statuses'
import type { HandlersFor, MockContext } from '../handlers-for'
import { listRows } from '../list-rows'
import { countView } from '../overview'
import { notFound } from '../refusals'
import type { State, StoredArticle, StoredUser } from '../state'
import { articleInLanguage, isFoundIn, summaryInLanguage } from '../translations'
import { createArticle, removeArticle, saveArticle, setArticleStatus } from './article-changes'

/** As the API shows it, with the names of its categories. */
const shown = (state: State, article: StoredArticle): ManagedArticle => ({
  ...article,
  category_names: state.categories
    .filter((category) => article.category_ids.includes(category.id))
    .map((category) => category.name)
    .sort(),
})

function readArticle(state: State, user: StoredUser | null, id: number) {
  const article = state.articles.find((each) => each.id === id)
  if (!article || (article.status !== 'published' && !can(user, 'show', 'articles', article))) throw notFound('Article')
  return shown(state, article)
}

type ListQuery = MockContext<'GET /api/articles'>['query']

function listArticles(state: State, query: ListQuery) {
  // A number is an id, anything else a slug.
  const category = state.categories.find(({ id, slug }) =>
    /^\d+$/.test(query.category ?? '') ? id === Number(query.category) : slug === query.category,
  )
  const matching = state.articles.filter(
    (article) =>
      (!query.status || article.status === query.status) &&
      (!query.slug || article.slug === query.slug) &&
      (!query.category || (category && article.category_ids.includes(category.id))),
  )
  const { rows, total } = listRows(matching, query, {
    search: ['title', 'excerpt'],
    ranks: { status: ARTICLE_STATUSES },
    isFound: ({ id }) => isFoundIn(state, id, query.lang, query.q),
  })
  const articles = rows.map((article) => ({
    ...shown(state, article),
    // Only the cards of events show their text.
    content: article.slug === EVENTS_SLUG ? article.content : undefined,
  }))
  return { articles, total }
}

/** The one public read of drafts: the events of the home page. */
const asksForEvents = (query: ListQuery) => query.slug === EVENTS_SLUG && query.status === 'draft'

export const articleHandlers = {
  'GET /api/articles': ({ state, query }) => {
    if (query.status && query.status !== 'published' && !asksForEvents(query)) return { articles: [], total: 0 }
    const order =
      !query.sort && !asksForEvents(query) ? ({ sort: 'published_at', order: query.order ?? 'desc' } as const) : {}
    const { articles, total } = listArticles(state, { ...query, ...order, status: query.status ?? 'published' })
    return { articles: articles.map((article) => summaryInLanguage(state, article, query.lang)), total }
  },
  'GET /api/articles/:id': ({ state, user, params, query }) => ({
    article: articleInLanguage(state, readArticle(state, user, params.id), query.lang),
  }),
  'POST /api/articles/:id/view': ({ state, params }) => {
    const article = state.articles.find(({ id, status }) => id === params.id && status === 'published')
    if (!article) throw notFound('Article')
    countView(state, 'article', article)
    return { message: 'View counted' }
  },
  'GET /api/articles/manage': ({ state, query }) => listArticles(state, query),
  'GET /api/articles/manage/:id': ({ state, user, params }) => ({ article: readArticle(state, user, params.id) }),
  'POST /api/articles': ({ state, user, body }) => {
    const article = createArticle(state, user, body)
    return { message: 'Article created successfully!', article: shown(state, article), articleId: article.id }
  },
  'PUT /api/articles/:id': (context) => ({
    message: 'Article updated successfully!',
    article: shown(context.state, saveArticle({ ...context, autosaved: context.query.autosave === '1' }, context.body)),
  }),
  'PUT /api/articles/:id/status': (context) => ({
    message: 'Article updated successfully!',
    article: shown(context.state, setArticleStatus(context, context.body.status)),
  }),
  'DELETE /api/articles/:id': (context) => {
    removeArticle(context)
    return { message: 'Article deleted successfully!' }
  },
} satisfies HandlersFor<
  | 'GET /api/articles'
  | 'GET /api/articles/:id'
  | 'POST /api/articles/:id/view'
  | 'GET /api/articles/manage'
  | 'GET /api/articles/manage/:id'
  | 'POST /api/articles'
  | 'PUT /api/articles/:id'
  | 'PUT /api/articles/:id/status'
  | 'DELETE /api/articles/:id'
>
