import { z } from 'zod'
import { MAX_PER_PAGE } from './constants'
import { mailContract } from './contract-mail'
import { ById, list, Message, one, saved } from './contract-parts'
import { translationContract } from './contract-translations'
import { Ad, AdInput, AdReview, AdStatus, AdType, PublicAd } from './entities/ad'
import { Article, ArticleInput, ArticleStatus, ArticleSummary, ManagedArticle } from './entities/article'
import { Category, CategoryInput, CategoryUpdate } from './entities/category'
import { Activity, DashboardStats, DayViews } from './entities/dashboard'
import { Id, LanguageCode, MAX_ID, wholeNumber } from './entities/fields'
import { Newsletter, NewsletterInput } from './entities/newsletter'
import { PresentAuthor } from './entities/presence'
import { Revision, RevisionSummary } from './entities/revision'
import { Login, ProfileUpdate, Register, Subscriber, User, UserCreate, UserUpdate } from './entities/user'
import { listQuery } from './list-query'
import type { Action, RecordBound, RecordFree, Resource } from './permissions'
import { ROLES } from './roles'

/** One call of the API. */
export type ContractRow = Access & {
  summary: string
  query?: z.ZodObject
  /** A JSON body; `multipart` calls read the form's first file instead. */
  body?: z.ZodType
  multipart?: true
  /** An HTML form may be sent too; what it holds does not matter. */
  form?: true
  /** The same for every anonymous caller until content changes, so the server may keep the answer. */
  cacheable?: true
  /** Status of success where it is not 200. */
  status?: 201
  reply: z.ZodType
}

/**
 * Written for every call, never implied: open to all, to any signed-in user, or by the permission table. With 'any', a
 * grant on the user's own records does not suffice. Where some role holds the grant on its own records only, the call has
 * to name its record: the handler then gets `authorised` in place of the id.
 */
type Access =
  | { access: 'public' | 'session' | RecordFree | readonly [Action, Resource, 'any']; params?: z.ZodType }
  | { access: RecordBound; params: z.ZodType<{ id: number }> }

const articleSort = [
  'created_at',
  'updated_at',
  'published_at',
  'id',
  'title',
  'views',
  'author_name',
  'status',
] as const
const adSort = ['created_at', 'updated_at', 'id', 'title', 'status', 'ad_type', 'advertiser_name', 'views'] as const
const category = z.string().max(200).optional()
const adFilters = { status: AdStatus.optional(), ad_type: AdType.optional() }

/**
 * Every call between the front ends and the API, in one table. The server's routes, the typed client, the mock host
 * and the API's documentation derive from it, so they cannot drift apart.
 */
export const contract = {
  'GET /api/auth/me': { access: 'session', summary: 'The signed-in user', reply: one('user', User) },
  'POST /api/auth/login': {
    access: 'public',
    summary: 'Sign in',
    body: Login,
    reply: z.object({ token: z.string(), user: User }),
  },
  'POST /api/auth/register': {
    access: 'public',
    summary: 'Register as a reader or as a member business',
    body: Register,
    status: 201,
    reply: Message,
  },
  'POST /api/auth/logout': { access: 'session', summary: 'Revoke the session', reply: Message },
  'PUT /api/auth/profile': {
    access: ['edit', 'profile'],
    summary: 'Change the own profile',
    body: ProfileUpdate,
    reply: saved('user', User),
  },

  'GET /api/articles': {
    access: 'public',
    summary: 'Published articles; with slug=events and status=draft, the events; with lang, translated where they are',
    cacheable: true,
    query: listQuery(articleSort, {
      limit: wholeNumber(1, MAX_PER_PAGE).optional(),
      slug: z.string().max(200).optional(),
      status: ArticleStatus.optional(),
      category,
      lang: LanguageCode.optional(),
    }),
    reply: list('articles', ArticleSummary),
  },
  'GET /api/articles/:id': {
    access: 'public',
    summary: 'One article; drafts are visible to staff only; with lang, translated if it is',
    cacheable: true,
    params: ById,
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('article', Article),
  },
  'POST /api/articles/:id/view': {
    access: 'public',
    summary: 'Count a view of a published article',
    params: ById,
    reply: Message,
  },
  'GET /api/articles/manage': {
    access: ['list', 'articles'],
    summary: 'Articles of every status',
    query: listQuery(articleSort, { status: ArticleStatus.optional(), category, slug: z.string().max(200).optional() }),
    reply: list('articles', ArticleSummary),
  },
  'GET /api/articles/manage/:id': {
    access: ['show', 'articles'],
    summary: 'One article with its editor document',
    params: ById,
    reply: one('article', ManagedArticle),
  },
  'POST /api/articles': {
    access: ['create', 'articles'],
    summary: 'Create an article',
    body: ArticleInput,
    status: 201,
    reply: saved('article', ManagedArticle).extend({ articleId: Id }),
  },
  'PUT /api/articles/:id': {
    access: ['edit', 'articles'],
    summary: 'Save an article; with autosave=1, as a save that its form makes by itself',
    params: ById,
    query: z.object({ autosave: z.literal('1').optional() }),
    body: ArticleInput,
    reply: saved('article', ManagedArticle),
  },
  'PUT /api/articles/:id/status': {
    access: ['review', 'articles'],
    summary: 'Change the status of an article',
    params: ById,
    body: z.object({ status: ArticleStatus }),
    reply: saved('article', ManagedArticle),
  },
  'DELETE /api/articles/:id': {
    access: ['delete', 'articles'],
    summary: 'Delete an article, and its history',
    params: ById,
    reply: Message,
  },
  'GET /api/articles/:id/revisions': {
    access: ['edit', 'articles'],
    summary: 'What an article was after each of its saves, the newest first',
    params: ById,
    query: listQuery(['id']).pick({ page: true, perPage: true }),
    reply: list('revisions', RevisionSummary),
  },
  'GET /api/articles/:id/revisions/:revision': {
    access: ['edit', 'articles'],
    summary: 'One of these, with its text',
    params: ById.extend({ revision: wholeNumber(1, MAX_ID) }),
    reply: one('revision', Revision),
  },
  'POST /api/articles/:id/presence': {
    access: ['edit', 'articles'],
    summary: 'Say that one has the form of an article open, and hear who else has',
    params: ById,
    reply: list('authors', PresentAuthor).omit({ total: true }),
  },
  'DELETE /api/articles/:id/presence': {
    access: ['edit', 'articles'],
    summary: 'Say that one has closed it',
    params: ById,
    reply: Message,
  },
  ...translationContract,
  'GET /api/articles/link/fetch-link': {
    access: ['show', 'links'],
    summary: 'Title, description and picture of a web page',
    query: z.object({ url: z.string().max(2000) }),
    reply: z.object({
      success: z.literal(1),
      link: z.string(),
      meta: z.object({
        title: z.string().optional(),
        description: z.string().optional(),
        image: z.object({ url: z.string() }).optional(),
      }),
    }),
  },

  'POST /api/upload/thumbnail': {
    access: ['create', 'uploads'],
    summary: 'Upload a featured picture',
    multipart: true,
    reply: z.object({ success: z.literal(true), path: z.string() }),
  },
  'POST /api/upload/image': {
    access: ['create', 'uploads'],
    summary: 'Upload a picture of the block editor',
    multipart: true,
    reply: z.object({
      success: z.literal(1),
      file: z.object({ url: z.string(), name: z.string(), size: z.number().int() }),
    }),
  },
  'POST /api/upload/image-by-url': {
    access: ['show', 'links'],
    summary: 'Copy a picture from the web',
    body: z.object({ url: z.string().max(2000) }),
    reply: z.object({
      success: z.literal(1),
      file: z.object({ url: z.string(), name: z.string(), size: z.number().int() }),
    }),
  },

  'GET /api/categories': {
    access: 'public',
    summary: 'All categories by name',
    cacheable: true,
    reply: list('categories', Category.pick({ id: true, name: true, slug: true })),
  },
  'GET /api/categories/manage': {
    access: ['list', 'categories'],
    summary: 'Categories',
    query: listQuery(['name', 'slug', 'created_at', 'id']),
    reply: list('categories', Category),
  },
  'GET /api/categories/:id': {
    access: ['show', 'categories'],
    summary: 'One category',
    params: ById,
    reply: one('category', Category),
  },
  'POST /api/categories': {
    access: ['create', 'categories'],
    summary: 'Create a category',
    body: CategoryInput,
    status: 201,
    reply: saved('category', Category),
  },
  'PUT /api/categories/:id': {
    access: ['edit', 'categories'],
    summary: 'Save a category',
    params: ById,
    body: CategoryUpdate,
    reply: saved('category', Category),
  },
  'DELETE /api/categories/:id': {
    access: ['delete', 'categories'],
    summary: 'Delete a category; its articles stay',
    params: ById,
    reply: Message,
  },

  'GET /api/ads/published': {
    access: 'public',
    summary: 'Ads that readers see',
    cacheable: true,
    reply: list('ads', PublicAd),
  },
  'GET /api/ads/manage': {
    access: ['list', 'ads', 'any'],
    summary: 'Ads of all advertisers',
    query: listQuery(adSort, adFilters),
    reply: list('ads', Ad),
  },
  'GET /api/ads/my-ads': {
    access: ['create', 'ads'],
    summary: 'The own ads',
    query: listQuery(adSort, adFilters),
    reply: list('ads', Ad),
  },
  'GET /api/ads/:id': { access: ['show', 'ads'], summary: 'One ad', params: ById, reply: one('ad', Ad) },
  'POST /api/ads': {
    access: ['create', 'ads'],
    summary: 'Submit an ad for review',
    body: AdInput,
    status: 201,
    reply: saved('ad', Ad),
  },
  'PUT /api/ads/:id': {
    access: ['edit', 'ads'],
    summary: 'Save an ad',
    params: ById,
    body: AdInput,
    reply: saved('ad', Ad),
  },
  'PUT /api/ads/:id/status': {
    access: ['review', 'ads'],
    summary: 'Review or publish an ad',
    params: ById,
    body: AdReview,
    reply: saved('ad', Ad),
  },
  'DELETE /api/ads/:id': { access: ['delete', 'ads'], summary: 'Delete an ad', params: ById, reply: Message },
  'POST /api/ads/:id/view': {
    access: 'public',
    summary: 'Count a view of a published ad',
    params: ById,
    reply: Message,
  },

  'GET /api/newsletters': {
    access: ['list', 'newsletters'],
    summary: 'Newsletters, drafts and sent',
    query: listQuery(['created_at', 'updated_at', 'sent_at', 'id', 'subject']),
    reply: list('newsletters', Newsletter),
  },
  'GET /api/newsletters/subscribers': {
    access: ['list', 'newsletters'],
    summary: 'Registered users who receive newsletters',
    query: listQuery(['name', 'email', 'created_at', 'id'], { role: z.enum(ROLES).optional() }),
    reply: list('subscribers', Subscriber),
  },
  'GET /api/newsletters/:id': {
    access: ['show', 'newsletters'],
    summary: 'One newsletter',
    params: ById,
    reply: one('newsletter', Newsletter),
  },
  'POST /api/newsletters': {
    access: ['create', 'newsletters'],
    summary: 'Create a newsletter',
    body: NewsletterInput,
    status: 201,
    reply: saved('newsletter', Newsletter),
  },
  'PUT /api/newsletters/:id': {
    access: ['edit', 'newsletters'],
    summary: 'Save a newsletter that is not sent yet',
    params: ById,
    body: NewsletterInput,
    reply: saved('newsletter', Newsletter),
  },
  'DELETE /api/newsletters/:id': {
    access: ['delete', 'newsletters'],
    summary: 'Delete a newsletter',
    params: ById,
    reply: Message,
  },
  ...mailContract,

  'GET /api/dashboard/stats': {
    access: ['show', 'dashboard'],
    summary: 'The counters of the overview, by role',
    reply: DashboardStats,
  },
  'GET /api/dashboard/activity': {
    access: ['show', 'dashboard'],
    summary: 'What happened of late, as far as it concerns the role; newest first',
    query: z.object({ limit: wholeNumber(1, MAX_PER_PAGE).optional() }),
    reply: list('activity', Activity),
  },
  'GET /api/dashboard/views': {
    access: ['show', 'dashboard'],
    summary: 'Views of each of the last 30 days, the oldest first; empty for a role that has nothing to see',
    reply: z.object({ views: z.array(DayViews) }),
  },

  'GET /api/users': {
    access: ['list', 'users'],
    summary: 'Users',
    query: listQuery(['created_at', 'updated_at', 'id', 'name', 'email', 'role', 'company'], {
      role: z.enum(ROLES).optional(),
    }),
    reply: list('users', User),
  },
  'GET /api/users/:id': { access: ['show', 'users'], summary: 'One user', params: ById, reply: one('user', User) },
  'POST /api/users': {
    access: ['create', 'users'],
    summary: 'Create a user',
    body: UserCreate,
    status: 201,
    reply: saved('user', User),
  },
  'PUT /api/users/:id': {
    access: ['edit', 'users'],
    summary: 'Save a user',
    params: ById,
    body: UserUpdate,
    reply: saved('user', User),
  },
  'DELETE /api/users/:id': { access: ['delete', 'users'], summary: 'Delete a user', params: ById, reply: Message },

  'GET /api/health': {
    access: 'public',
    summary: 'Whether the server and its database answer',
    reply: z.object({ status: z.literal('ok') }),
  },
} as const satisfies Record<string, ContractRow>

export type Contract = typeof contract
export type CallName = keyof Contract
