import { z } from 'zod'
import {
  Article,
  ArticleCreate,
  ArticlePlan,
  ArticleStatus,
  ArticleSummary,
  ArticleUpdate,
  EndedByStatus,
  ManagedArticle,
  ManagedSummary,
  PublicationSchedule,
} from '../entities/article'
import { ArticleAuthor, ArticleBulkEdit, ArticleBulkResult } from '../entities/article-bulk'
import { MAX_AUTHORS } from '../entities/author'
import { MovedSchedule, PlannedPiece } from '../entities/calendar'
import { Day, exactText, Id, LanguageCode, limitedText, MAX_ID, wholeNumber } from '../entities/fields'
import { CheckedLink, LinkCheck, NamedPage, NameSearch } from '../entities/link-check'
import { statusNote } from '../entities/note'
import { Onward } from '../entities/onward'
import { PresentAuthor } from '../entities/presence'
import { Revision, RevisionSummary } from '../entities/revision'
import { listQuery } from '../list-query'
import { MAX_PER_PAGE, MAX_RELATED } from '../paging'
import { MAX_SEARCH_LENGTH } from '../snippet'
import { ARTICLE_TIMES, TRANSLATION_STATES } from '../statuses'
import { ById, CONTENT_LIMITS, type ContractRow, LINKS_LIMITS, list, Message, NOTE_LIMITS, one, saved } from './parts'

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
const category = limitedText(200).optional()
const pinned = z.enum(['true', 'false'], { error: 'Must be true or false' }).optional()
/** Longer than in other lists: a search of anything that someone pastes is answered. */
const q = limitedText(MAX_SEARCH_LENGTH).trim().optional()

export const articles = {
  'GET /api/articles': {
    access: 'public',
    summary:
      'List published articles; slug=events with status=draft lists the events, and lang asks for translations, and machine=0 leaves out those of machines; a search by q is sorted by rank',
    cacheable: true,
    query: listQuery(articleSort, {
      q,
      limit: wholeNumber(1, MAX_PER_PAGE).optional(),
      slug: limitedText(200).optional(),
      status: ArticleStatus.optional(),
      category,
      place: wholeNumber(1, MAX_ID).optional(),
      series: wholeNumber(1, MAX_ID).optional(),
      pinned,
      author: wholeNumber(1, MAX_ID).optional(),
      lang: LanguageCode.optional(),
      machine: z.literal('0').optional(),
    }),
    reply: list('articles', ArticleSummary).extend({
      /** What was searched for in place of `q`, which has misspelt words. */
      corrected: z.string().optional(),
    }),
  },
  'GET /api/articles/:id': {
    access: 'public',
    summary:
      'Get an article, translated if lang is given and a translation exists; drafts are for staff only, who see those of translations with preview=1',
    cacheable: true,
    params: ById,
    query: z.object({ lang: LanguageCode.optional(), preview: z.literal('1').optional() }),
    reply: one('article', Article),
  },
  'GET /api/articles/:id/related': {
    access: 'public',
    summary:
      'List what follows an article: what editors have chosen to be read next, its series with the parts before and after it, and other published articles by the number of shared places, then of shared categories, then those in this language, then the nearest, then the newest',
    cacheable: true,
    params: ById,
    query: z.object({ limit: wholeNumber(1, MAX_RELATED).optional(), lang: LanguageCode.optional() }),
    reply: Onward,
  },
  'GET /api/articles/manage': {
    access: ['list', 'articles'],
    summary:
      'List articles of every status; since and until are days of the magazine, both inclusive, original_language is that in which they are written, and language one into which they are translated; when=scheduled lists those with a schedule, and when=overdue those that are due and neither published nor scheduled. Drafts that have no title yet are listed with unfinished=1 only: with author_id, editors and admins also get those whose author has no account any more',
    query: listQuery(articleSort, {
      q,
      status: ArticleStatus.optional(),
      category,
      place: wholeNumber(1, MAX_ID).optional(),
      pinned,
      slug: limitedText(200).optional(),
      author_id: wholeNumber(1, MAX_ID).optional(),
      assignee_id: wholeNumber(1, MAX_ID).optional(),
      when: z.enum(ARTICLE_TIMES, { error: `Must be one of ${ARTICLE_TIMES.join(', ')}` }).optional(),
      unfinished: z.literal('1', { error: 'Must be 1' }).optional(),
      since: Day.optional(),
      until: Day.optional(),
      original_language: LanguageCode.optional(),
      language: LanguageCode.optional(),
      translation: z.enum(TRANSLATION_STATES, { error: `Must be one of ${TRANSLATION_STATES.join(', ')}` }).optional(),
    }),
    reply: list('articles', ManagedSummary),
  },
  'GET /api/articles/authors': {
    access: ['list', 'articles'],
    summary: 'List the accounts that write articles, or could, by name',
    query: listQuery(['name', 'id']),
    reply: list('authors', ArticleAuthor),
  },
  'PUT /api/articles/:id/authors': {
    access: ['assign', 'articles'],
    summary: 'Set the authors of an article by their ids, the main one first. Its version stays',
    params: ById,
    body: z.object({ authors: z.array(Id).min(1).max(MAX_AUTHORS) }),
    reply: saved('article', ManagedArticle),
  },
  'GET /api/articles/manage/:id': {
    access: ['show', 'articles'],
    summary: 'Get an article with its editor document',
    params: ById,
    reply: one('article', ManagedArticle),
  },
  'POST /api/articles': {
    access: ['create', 'articles'],
    summary: 'Create an article, with a plan and a schedule if it has them',
    body: ArticleCreate,
    limits: CONTENT_LIMITS,
    status: 201,
    reply: saved('article', ManagedArticle).extend({ articleId: Id }),
  },
  'POST /api/articles/drafts': {
    access: ['create', 'articles'],
    summary:
      'Begin a draft, which autosaves fill: it is listed once it has a title, and deleted if it has no text after a day',
    status: 201,
    reply: saved('article', ManagedArticle).extend({ articleId: Id }),
    // Its first autosave is recorded.
    audit: false,
    limit: 'saves',
  },
  'POST /api/articles/planned': {
    access: ['create', 'articles'],
    summary: 'Plan an article: a draft with a title, and without a text',
    body: PlannedPiece,
    status: 201,
    reply: saved('article', ManagedArticle).extend({ articleId: Id }),
  },
  'PUT /api/articles/:id/plan': {
    access: ['edit', 'articles'],
    summary:
      'Change when an article is due, who writes and who translates it; what is missing stays. Its version stays, too',
    params: ById,
    body: ArticlePlan.partial(),
    reply: saved('article', ManagedArticle),
  },
  'PUT /api/articles/:id': {
    access: ['edit', 'articles'],
    summary:
      'Save an article; autosave=1 marks a save that the form makes by itself, and which may leave empty what a draft still lacks of title and excerpt',
    params: ById,
    query: z.object({ autosave: z.literal('1').optional() }),
    body: ArticleUpdate,
    limits: CONTENT_LIMITS,
    reply: saved('article', ManagedArticle),
  },
  'PUT /api/articles/bulk': {
    access: ['edit', 'articles'],
    summary: 'Change several articles; those that cannot be changed are named in the reply',
    body: ArticleBulkEdit,
    reply: Message.extend(ArticleBulkResult.shape),
  },
  'PUT /api/articles/:id/status': {
    access: ['review', 'articles'],
    summary:
      'Change the status of an article, with a note for those who are told about it. The reply says what it was before; sent back as restore with the earlier status, it undoes the change',
    params: ById,
    body: z.object({ status: ArticleStatus, restore: EndedByStatus.optional(), ...statusNote }),
    limits: NOTE_LIMITS,
    reply: saved('article', ManagedArticle).extend({ before: EndedByStatus.extend({ status: ArticleStatus }) }),
  },
  'PUT /api/articles/:id/schedule': {
    access: ['publish', 'articles'],
    summary: 'Schedule the publication of an article',
    params: ById,
    body: PublicationSchedule,
    reply: saved('article', ManagedArticle),
  },
  'PUT /api/articles/:id/schedule/time': {
    access: ['publish', 'articles'],
    summary: 'Move the schedule of an article. What was changed after it was scheduled is not accepted by that',
    params: ById,
    body: MovedSchedule,
    reply: saved('article', ManagedArticle),
  },
  'DELETE /api/articles/:id/schedule': {
    access: ['publish', 'articles'],
    summary: 'Cancel the schedule of an article',
    params: ById,
    reply: saved('article', ManagedArticle),
  },
  'DELETE /api/articles/:id': {
    access: ['delete', 'articles'],
    summary: 'Delete an article and its history',
    params: ById,
    reply: Message,
  },
  'GET /api/articles/:id/revisions': {
    access: ['edit', 'articles'],
    summary: 'List the revisions of an article, newest first',
    params: ById,
    query: listQuery(['id', 'created_at', 'title']),
    reply: list('revisions', RevisionSummary),
  },
  'GET /api/articles/:id/revisions/:revision': {
    access: ['edit', 'articles'],
    summary: 'Get a revision, with its text',
    params: ById.extend({ revision: wholeNumber(1, MAX_ID) }),
    reply: one('revision', Revision),
  },
  'POST /api/articles/:id/presence': {
    access: ['edit', 'articles'],
    summary: 'Report that I am editing an article, and list its other editors',
    repeatable: true,
    params: ById,
    audit: false,
    reply: one('authors', z.array(PresentAuthor)),
  },
  'DELETE /api/articles/:id/presence': {
    access: ['edit', 'articles'],
    summary: 'Report that I have stopped editing an article',
    params: ById,
    audit: false,
    reply: Message,
  },
  'POST /api/articles/link/check': {
    access: ['show', 'links'],
    summary: 'Find out in the background whether readers find something at these links',
    repeatable: true,
    body: LinkCheck,
    limits: LINKS_LIMITS,
    audit: false,
    reply: z.object({ links: z.array(CheckedLink) }),
  },
  'POST /api/articles/link/names': {
    access: ['show', 'links'],
    summary: 'Find the published places and articles whose names occur in a text',
    repeatable: true,
    body: NameSearch,
    limits: CONTENT_LIMITS,
    audit: false,
    reply: z.object({ names: z.array(NamedPage) }),
  },
  'GET /api/articles/link/fetch-link': {
    access: ['show', 'links'],
    summary: 'Get the title, description and picture of a web page',
    query: z.object({ url: exactText(2000) }),
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
} as const satisfies Record<string, ContractRow>
