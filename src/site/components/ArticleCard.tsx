import { escapeHtml } from '@shared/content/html'
import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '@shared/languages'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { snippetParts } from '@shared/snippet'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import { Byline } from './Byline'
import { Chips } from './Chips'
import { Icon } from './Icon'
import { PrefetchLink } from './PrefetchLink'
import { LinkText, stripTags } from './Trans'
import { Translatable } from './Translatable'

/** The passage that a search has found. It stays in its language, because a translation would lose the marks. */
export const Snippet = ({ text, lang }: { text: string; lang: LanguageCode }) => (
  <p className="excerpt" lang={lang} dir="auto">
    {snippetParts(text).map(({ start, text: part, isMatch }) => (isMatch ? <mark key={start}>{part}</mark> : part))}
  </p>
)

export const markedHtml = (snippet: string) =>
  snippetParts(escapeHtml(snippet))
    .map(({ text, isMatch }) => (isMatch ? `<mark>${text}</mark>` : text))
    .join('')

type Props = {
  article: ArticleSummary
  excerpt: string
  action: 'explore' | 'read'
  /** Shows author and categories, for the list of articles. */
  detailed?: boolean
  eager?: boolean
}

export function ArticleCard({ article, excerpt, action, detailed = false, eager }: Props) {
  const { t, language } = useI18n()
  const to = paths.article(article.id)
  // In the list of articles the heading above is the page's h1, elsewhere a section's h2.
  const Heading = detailed ? 'h2' : 'h3'
  const text =
    action === 'explore'
      ? t('home.exploreNamed', { name: article.title })
      : t('articles.readNamed', { title: article.title })
  return (
    <article className="card">
      <div className="card-picture">
        <Picture url={article.image_url} alt="" slot="card" eager={eager} />
      </div>
      <div className="card-text">
        {detailed && <Chips topics={article.topics} names={article.category_names} />}
        {article.found_in && article.found_in !== language && (
          <p className="label">{t('articles.foundIn', { language: languageOf(article.found_in).ownName })}</p>
        )}
        <Heading>
          <PrefetchLink to={to} className="card-link">
            <Translatable
              lang={article.lang}
              {...(article.title_snippet ? { html: markedHtml(article.title_snippet) } : { text: article.title })}
            />
          </PrefetchLink>
        </Heading>
        <Byline
          day={publicDate(article)}
          views={article.views}
          author={detailed ? article.author_name : undefined}
          authorLink={article.author}
        />
        {article.snippet ? (
          <Snippet text={article.snippet} lang={article.found_in ?? DEFAULT_LANGUAGE} />
        ) : (
          <Translatable as="p" className="excerpt" text={excerpt} lang={article.lang} />
        )}
        {(detailed || action === 'explore') && (
          <PrefetchLink to={to} className="more" aria-label={stripTags(text)} tabIndex={-1}>
            <LinkText text={text} /> <Icon name="arrow" />
          </PrefetchLink>
        )}
      </div>
    </article>
  )
}
