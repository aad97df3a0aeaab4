import type { ArticleSummary } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { Byline } from '../../components/Byline'
import { Icon } from '../../components/Icon'
import { PrefetchLink } from '../../components/PrefetchLink'
import { LinkText, stripTags } from '../../components/Trans'
import { Translatable } from '../../components/Translatable'
import { useI18n } from '../../i18n/i18n'
import { Picture } from '../../pictures/Picture'

/** The story of the cover: within the first screen, so its picture is loaded with the page. */
export function LeadStory({ article, excerpt }: { article: ArticleSummary; excerpt: string }) {
  const { t } = useI18n()
  const to = paths.article(article.id)
  const text = t('home.exploreNamed', { name: article.title })
  return (
    <section className="cover wrap" aria-label={t('home.leadStory')}>
      <article className="card lead-story">
        <div className="card-picture">
          <Picture url={article.image_url} alt="" slot="lead" eager />
        </div>
        <div className="card-text">
          <h2>
            <PrefetchLink to={to} className="card-link">
              <Translatable text={article.title} lang={article.lang} />
            </PrefetchLink>
          </h2>
          <Byline day={publicDate(article)} views={article.views} author={article.author_name} />
          <Translatable as="p" className="excerpt" text={excerpt} lang={article.lang} />
          <PrefetchLink to={to} className="more" aria-label={stripTags(text)} tabIndex={-1}>
            <LinkText text={text} /> <Icon name="arrow" />
          </PrefetchLink>
        </div>
      </article>
    </section>
  )
}
