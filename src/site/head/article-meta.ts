import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { lastPublicChange, publicDate } from '@shared/public-date'
import type { ArticleData } from '../data/loaders'
import { articleSteps } from './breadcrumb-steps'
import { languagesOf } from './canonical-address'
import type { PageMeta } from './head'
import { AUTHOR_LANGUAGES, NO_INDEX, type Page, pictureData, previewPicture, publisher } from './meta'

export function articleMeta({ t, data, path, addressOf, settings }: Page<ArticleData | undefined>): PageMeta {
  const article = data?.article
  if (!article) return { title: t('article.notFound'), path, robots: NO_INDEX }
  const picture = previewPicture(article.image_url, article.image_alt || article.title)
  const description = article.meta_description || article.excerpt
  const languages = languagesOf(article)
  return {
    title: article.title,
    description,
    path: paths.article(article.id),
    languages,
    ...picture,
    type: 'article',
    article: {
      published: publicDate(article),
      modified: lastPublicChange(article),
      author: article.author_name,
      section: article.category_names[0],
      tags: [...article.category_names, ...(article.place_details ?? []).map(({ name }) => name)],
    },
    breadcrumbs: articleSteps(article, t),
    // Staff can open drafts here.
    robots: article.status === 'published' ? undefined : NO_INDEX,
    structuredData: {
      '@type': 'Article',
      headline: article.title,
      inLanguage: article.lang ?? DEFAULT_LANGUAGE,
      description,
      image: pictureData(picture, settings, article),
      datePublished: publicDate(article),
      dateModified: lastPublicChange(article),
      author: {
        '@type': 'Person',
        name: article.author_name,
        url: article.author ? addressOf(paths.author(article.author), AUTHOR_LANGUAGES) : undefined,
      },
      translator: article.translator ? { '@type': 'Person', name: article.translator } : undefined,
      articleSection: article.category_names,
      publisher: publisher(settings),
      mainEntityOfPage: addressOf(paths.article(article.id), languages),
    },
  }
}
