import type { Article } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { Beside, Translatable } from '../components/Translatable'
import { useHasAdditions } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { SubscribeForm } from '../newsletter/later-form'
import { PictureImage } from '../pictures/Picture'
import { ArticlePlaces } from '../places/ArticlePlaces'

/** What the author tells about themselves. */
function AboutAuthor({ article: { author, author_name: name } }: { article: Article }) {
  if (!author?.bio && !author?.image_url) return null
  return (
    <section className="about-author" aria-label={name}>
      {author.image_url && (
        <PictureImage url={author.image_url} slot="byline" alt="" width={64} height={64} loading="lazy" />
      )}
      <div>
        <b>
          <PrefetchLink to={paths.author(author)}>{name}</PrefetchLink>
        </b>
        {author.bio && <Translatable as="p" text={author.bio} lang={author.bio_lang} />}
      </div>
    </section>
  )
}

/** What belongs to an article and stands below its text. `link` is its public address. */
export function AfterText({ article, link }: { article: Article; link: string }) {
  const { t } = useI18n()
  const hasAdditions = useHasAdditions()
  return (
    <>
      <Beside lang={article.lang}>
        <ArticlePlaces places={article.place_details ?? []} />
        <AboutAuthor article={article} />
      </Beside>
      <p className="print-source">{t('article.printedFrom', { address: link })}</p>
      {hasAdditions && (
        // Reader views leave out what is `related`: beside a short text, it would count as the text.
        <section className="article-newsletter related" aria-labelledby="article-newsletter">
          <h2 id="article-newsletter">{t('subscribe.heading')}</h2>
          <SubscribeForm />
        </section>
      )}
    </>
  )
}
