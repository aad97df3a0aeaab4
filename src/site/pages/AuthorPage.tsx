import type { Author } from '@shared/entities/author'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Translatable } from '../components/Translatable'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { useI18n } from '../i18n/i18n'
import { ArticlePages } from '../lists/ArticlePages'
import { type ArticlePage, foundIn } from '../lists/article-pages'
import type { AuthorData } from '../lists/authors'
import { useMoreArticles } from '../lists/use-more-articles'
import { PictureImage } from '../pictures/Picture'
import { NotFound } from './NotFoundPage'

export { authorMeta as describe } from '../lists/author-meta'

/** The first letters of the first and the last name. */
function initialsOf(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, others.at(-1) ?? ''].map((part) => [...part][0] ?? '').join('')
}

function AuthorPage({ author, list, failed }: { author: Author; list: ArticlePage; failed: boolean }) {
  const { t, language } = useI18n()
  const more = useMoreArticles(list, language)
  return (
    <>
      <header className="subject-head">
        <div className="wrap">
          <Breadcrumbs steps={stepsBelowArticles(t, author.name, paths.author(author))} />
          <div className="author-head">
            {author.image_url ? (
              <PictureImage
                url={author.image_url}
                slot="author"
                alt=""
                width={160}
                height={160}
                className="author-picture"
              />
            ) : (
              <span className="author-picture author-initials" aria-hidden="true">
                {initialsOf(author.name)}
              </span>
            )}
            <div>
              <p className="subject-kind">{t('authors.label')}</p>
              <h1>{author.name}</h1>
              {author.bio && <Translatable as="p" className="lead" text={author.bio} lang={author.bio_lang} />}
              {!failed && <p className="subject-facts">{t('articles.found', foundIn(list))}</p>}
            </div>
          </div>
        </div>
      </header>
      <ArticlePages path={paths.author(author)} page={list.page} shown={more.articles} more={more} empty={null} />
    </>
  )
}

export function Component() {
  const { subject, list, failed } = useLoaderData<AuthorData>()
  return subject ? <AuthorPage key={subject.id} author={subject} list={list} failed={failed} /> : <NotFound />
}
