import { can } from '@shared/permissions'
import { tag } from '../../http/cache/cache-tags'
import type { PartialHandlers } from '../../http/route'
import { translationsOfPages } from './page-translations'
import { listPages } from './pages.queries'
import { createPage, readPage, readPageBySlug, removePage, savePage } from './pages.service'
import { listPagesInLanguage, pageInLanguage } from './pages-in-language'

export const pageHandlers = {
  'GET /api/pages': async ({ db, machine, query: { lang, sort = 'id', order = 'asc', ...query }, shows }) => {
    shows(tag.pages)
    const { pages, ...total } = await listPages(db, { ...query, sort, order, status: 'published' })
    return { pages: await listPagesInLanguage({ db, machine }, pages, lang), ...total }
  },
  'GET /api/pages/manage': async ({ db, query }) => listPages(db, query),
  'GET /api/pages/manage/:id': async ({ db, params }) => ({ page: await readPage(db, params.id) }),
  'GET /api/pages/:slug': async ({ db, machine, user, params, query, shows }) => {
    shows(tag.pages)
    const page = await readPageBySlug(db, user, params.slug)
    const withDrafts = query.preview === '1' && can(user, 'show', 'pages', page)
    return { page: await pageInLanguage({ db, machine }, page, query.lang, { withDrafts }) }
  },
  'POST /api/pages': async ({ body, ...context }) => ({
    message: 'Page created successfully!',
    page: await createPage(context, body),
  }),
  'PUT /api/pages/:id': async ({ body, params, ...context }) => ({
    message: 'Page updated successfully!',
    page: await savePage(context, params.id, body),
  }),
  'DELETE /api/pages/:id': async ({ params, ...context }) => {
    await removePage(context, params.id)
    return { message: 'Page deleted successfully!' }
  },
  'GET /api/pages/manage/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfPages.list(db, params.id),
    machine: translate !== undefined,
  }),
  'GET /api/pages/manage/:id/translations/:language': async ({ db, params }) => ({
    translation: await translationsOfPages.read(db, params),
  }),
  'PUT /api/pages/:id/translations/:language': async ({ params, query, body, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfPages.save(context, params, body, { autosaved: query.autosave === '1' }),
  }),
  'DELETE /api/pages/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfPages.remove(context, params)
    return { message: 'Translation deleted successfully!' }
  },
  'POST /api/pages/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfPages.suggest(context, params),
  'GET /api/pages/:id/translations/:language/revisions': async ({ db, params, query }) =>
    translationsOfPages.listRevisions(db, params, query),
  'GET /api/pages/:id/translations/:language/revisions/:revision': async ({ db, params }) => ({
    revision: await translationsOfPages.readRevision(db, params, params.revision),
  }),
  'POST /api/pages/:id/translations/:language/revisions/:revision/restore': async ({ params, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfPages.restore(context, params, params.revision),
  }),
} satisfies PartialHandlers
