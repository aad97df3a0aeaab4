import type { Article } from '@shared/entities/article'
import type { AuthorLink } from '@shared/entities/author'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { lastPublicChange, publicDate } from '@shared/public-date'
import type { ArticleData } from '../data/loaders'
import { articleSteps } from './breadcrumb-steps'
import { languagesOf } from './canonical-address'
import type { PageMeta } from './head'
import { AUTHOR_LANGUAGES, NO_INDEX, type Page } from './meta'
import { pictureData, previewPicture, publisher } from './meta-parts'

/** One author, or all if there are several. */
function authorData(article: Article, addressOf: (author: AuthorLink) => string) {
  const person = (name: string, link: AuthorLink | null | undefined) => ({
    '@type': 'Person',
    name,
    url: link ? addressOf(link) : undefined,
  })
  const others = article.authors?.slice(1) ?? []
  const main = person(article.author_name, article.author)
  if (others.length === 0) return main
  return [main, ...others.map(({ id, name, slug }) => person(name, id && slug ? { id, slug } : null))]
}

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
      author: authorData(article, (author) => addressOf(paths.author(author), AUTHOR_LANGUAGES)),
      translator: article.translator ? { '@type': 'Person', name: article.translator } : undefined,
      articleSection: article.category_names,
      publisher: publisher(settings),
      mainEntityOfPage: addressOf(paths.article(article.id), languages),
    },
  }
}
