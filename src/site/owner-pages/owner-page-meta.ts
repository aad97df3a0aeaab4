import { cut } from '@shared/content/clean-text'
import { plainText } from '@shared/content/html'
import type { Page as OwnerPage } from '@shared/entities/page'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { ABOUT_SLUG } from '@shared/page-rules'
import { paths } from '@shared/paths'
import { magazineName } from '../data/settings'
import { languagesOf } from '../head/canonical-address'
import type { PageMeta } from '../head/head'
import { NO_INDEX, notFoundMeta, type Page } from '../head/meta'
import { heroPreview } from '../head/meta-parts'
import type { OwnerPageData } from './owner-page-loaders'

const MAX_DESCRIPTION = 200

/** More than enough for a description, even if most of it is markup. */
const READ = 4000

/** The beginning of the text, up to the end of a word. */
function descriptionOf({ content }: OwnerPage) {
  const spaced = content.slice(0, READ).replace(/<\/(?:p|h[1-6]|li|td|th)>/g, '$& ')
  const text = plainText(spaced).replace(/\s+/g, ' ')
  return text.length > MAX_DESCRIPTION ? `${cut(text, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…` : text
}

export function metaOf(
  page: OwnerPage,
  { t, addressOf, settings }: Pick<Page, 't' | 'addressOf' | 'settings'>,
): PageMeta {
  const path = paths.page(page.slug)
  const description = descriptionOf(page)
  const languages = languagesOf(page)
  return {
    title: page.title,
    description,
    path,
    languages,
    ...heroPreview({ t, settings }),
    // Those who edit it can open a draft.
    robots: page.status === 'published' ? undefined : NO_INDEX,
    structuredData: {
      '@type': page.slug === ABOUT_SLUG ? 'AboutPage' : 'WebPage',
      name: page.title,
      description,
      inLanguage: page.lang ?? DEFAULT_LANGUAGE,
      url: addressOf(path, languages),
      dateModified: page.updated_at,
      publisher: { '@type': 'Organization', name: magazineName(settings), url: settings.publicUrl },
    },
  }
}

export const ownerPageMeta = ({ data, ...about }: Page<OwnerPageData | undefined>): PageMeta =>
  data?.page ? metaOf(data.page, about) : notFoundMeta({ ...about, data: undefined })
