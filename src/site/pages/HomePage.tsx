import { SITE_NAME } from '@shared/magazine'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { ArticleCard } from '../components/ArticleCard'
import { EventCard } from '../components/EventCard'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import type { HomeData } from '../data/loaders'
import { useI18n } from '../i18n/i18n'
import { Destinations } from './home/Destinations'
import { Hero } from './home/Hero'
import { LeadStory } from './home/LeadStory'
import { Partners } from './home/Partners'

const HOME_EXCERPT_LENGTH = 250

/**
 * A flag, or a character with its marks and what is joined to it: in Hindi or Thai, vowels combine with the preceding consonant. Not
 * `Intl.Segmenter`: its versions differ, and a page in the browser has to be the same as from the server.
 */
const characters = /\p{Regional_Indicator}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M})*|\p{M}+/gu

const truncate = (excerpt: string) => {
  const parts = excerpt.match(characters) ?? []
  return parts.length > HOME_EXCERPT_LENGTH ? `${parts.slice(0, HOME_EXCERPT_LENGTH).join('')}…` : excerpt
}

export function Component() {
  const { t } = useI18n()
  const { lead, articles, events, ads } = useLoaderData<HomeData>()
  return (
    <>
      <Hero title={SITE_NAME} tagline={t('home.tagline')} />
      <Destinations />
      {ads.length > 0 && <Partners ads={ads} />}
      <section className="section wrap" aria-labelledby="latest">
        <header className="section-head">
          <h2 id="latest">{t('home.latest')}</h2>
          <PrefetchLink to={paths.articles} className="more">
            {t('home.viewAll')} <Icon name="arrow" />
          </PrefetchLink>
        </header>
        {articles.length === 0 && !lead && <p className="quiet">{t('articles.noneYet')}</p>}
        {lead && <LeadStory article={lead} excerpt={truncate(lead.excerpt)} />}
        <div className="cards">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} excerpt={truncate(article.excerpt)} action="explore" />
          ))}
        </div>
      </section>
      {events.length > 0 && (
        <section className="section tinted" aria-labelledby="events">
          <div className="wrap">
            <header className="section-head">
              <h2 id="events">{t('home.events')}</h2>
            </header>
            <div className="cards events">
              {events.map((event) => (
                <EventCard key={event.id} event={event} />
              ))}
            </div>
          </div>
        </section>
      )}
      <section className="banner" aria-labelledby="banner">
        <div className="wrap">
          <h2 id="banner">{t('home.bannerTitle')}</h2>
          <p>{t('home.bannerText')}</p>
          <div className="buttons">
            <PrefetchLink to={paths.membership} className="button">
              {t('home.becomeMember')}
            </PrefetchLink>
            <PrefetchLink to={paths.articles} className="button ghost">
              {t('home.startExploring')}
            </PrefetchLink>
          </div>
        </div>
      </section>
    </>
  )
}
