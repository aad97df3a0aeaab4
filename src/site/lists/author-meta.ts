import { cut } from '@shared/content/clean-text'
import { paths } from '@shared/paths'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import type { PageMeta } from '../head/head'
import { AUTHOR_LANGUAGES, NO_INDEX, type Page } from '../head/meta'
import { heroPreview, listItems, pictureData, previewPicture, publisher } from '../head/meta-parts'
import type { AuthorData } from './authors'

const MAX_DESCRIPTION = 300

export function authorMeta({ t, data, path, addressOf, settings }: Page<AuthorData | undefined>): PageMeta {
  const author = data?.subject
  if (!author) return { title: t('notFound.title'), path, robots: NO_INDEX }
  const { page, articles } = data.list
  const own = paths.author(author)
  const url = addressOf(own, AUTHOR_LANGUAGES)
  const picture = previewPicture(author.image_url, author.name)
  return {
    title: author.name,
    description: (author.bio && cut(author.bio, MAX_DESCRIPTION)) ?? t('authors.description', { name: author.name }),
    path: page > 1 ? `${own}?page=${page}` : own,
    languages: AUTHOR_LANGUAGES,
    ...(picture.image ? picture : heroPreview({ t, settings })),
    breadcrumbs: stepsBelowArticles(t, author.name, own),
    structuredData: {
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': 'Person',
        name: author.name,
        url,
        description: author.bio ?? undefined,
        image: pictureData(picture, settings),
        worksFor: publisher(settings),
      },
      hasPart: listItems(articles, addressOf).map(({ name, url }) => ({
        '@type': 'Article',
        headline: name,
        url,
      })),
    },
  }
}
