import type { Request } from '@shared/client'
import type { Page, PageSummary } from '@shared/entities/page'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { ABOUT_SLUG } from '@shared/page-rules'
import { MAX_PER_PAGE } from '@shared/paging'
import { PREVIEW, paths } from '@shared/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from '../data/api'
import { SUCCESS } from '../data/failures'
import { isAbsent, type Loaded, leadToOwnAddress, missingOrFailed, wantedLanguage } from '../data/loaders'

export type OwnerPageData = Loaded & { page: Page | null }

/** What the footer shows of a page. */
export type FooterPage = Pick<PageSummary, 'slug' | 'title' | 'lang'>

/** The published pages. Hosts that speak only the specification's table have none. */
async function listPages(request: Request, lang: LanguageCode | undefined) {
  try {
    const { pages } = await request('GET /api/pages', { query: { page: 1, perPage: MAX_PER_PAGE, lang } })
    return { pages, hasAdditions: true, ...SUCCESS }
  } catch (error) {
    return { pages: [] as PageSummary[], hasAdditions: !isAbsent(error), ...missingOrFailed('Pages', error) }
  }
}

/** The newest issue of the archive, if there is one. */
async function newestIssue(request: Request) {
  try {
    const { newsletters } = await request('GET /api/newsletters/public', { query: { page: 1, perPage: 1 } })
    return newsletters[0]?.key
  } catch (error) {
    if (!isAbsent(error)) logFailure('Newsletters', error)
  }
}

/** The pages that the footer of each page links to, in this language, and a sample of the newsletter. About has a link already. */
export async function loadFooterPages(request: Request, language: LanguageCode) {
  const { pages, ...found } = await listPages(request, language === DEFAULT_LANGUAGE ? undefined : language)
  const sample = found.hasAdditions && !found.failed ? await newestIssue(request) : undefined
  const shown = pages.filter(({ slug }) => slug !== ABOUT_SLUG)
  return {
    pages: shown.map(({ slug, title, lang }): FooterPage => ({ slug, title, lang })),
    ...(sample && { sample }),
    ...found,
  }
}

async function readPage(request: Request, slug: string, lang: LanguageCode | undefined, preview?: '1') {
  try {
    const { page } = await request('GET /api/pages/:slug', { params: { slug }, query: { lang, preview } })
    return { page, ...SUCCESS }
  } catch (error) {
    return { page: null, ...missingOrFailed('Page', error) }
  }
}

export const loadOwnerPage =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<OwnerPageData> => {
    const preview = new URL(args.request.url).searchParams.has(PREVIEW) ? '1' : undefined
    const found = await readPage(request, args.params.slug ?? '', wantedLanguage(args), preview)
    const { page, failed } = found
    // A draft of About, or of its translation, is shown here to those who edit it.
    const isDraftOfAbout = page?.slug === ABOUT_SLUG && (page.status !== 'published' || preview)
    if (page && !isDraftOfAbout) leadToOwnAddress(args, paths.page(page.slug))
    return { ...found, isMissing: !page && !failed, hasContent: page !== null }
  }

/** About has texts without the owner's, so it is never missing. They do not replace texts of the owner's that have not loaded. */
export const loadAbout =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<OwnerPageData> => {
    const lang = wantedLanguage(args)
    // The list first: asking for a page that does not exist would log an error in the browser.
    const { pages, hasAdditions: _, ...listed } = await listPages(request, lang)
    const isOwners = pages.some(({ slug }) => slug === ABOUT_SLUG)
    const found = isOwners ? await readPage(request, ABOUT_SLUG, lang) : { page: null, ...listed }
    return { ...found, isMissing: false, hasContent: !found.failed }
  }
