import { paths } from '@shared/paths'
import { HOME_STRIPS, type HomeStrip } from '@shared/setting-texts'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { ArticleCard } from '../components/ArticleCard'
import { Empty } from '../components/DidNotLoad'
import { EventCard } from '../components/EventCard'
import { Icon } from '../components/Icon'
import { later } from '../components/later'
import { Partners } from '../components/Partners'
import { PrefetchLink } from '../components/PrefetchLink'
import type { HomeData } from '../data/loaders'
import { magazineName, useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { Destinations } from './home/Destinations'
import { Hero } from './home/Hero'
import { LeadStory } from './home/LeadStory'

export { homeMeta as describe } from '../head/home-meta'

const WelcomeBack = later(() => import('../onward/WelcomeBack'), { texts: 'onward' })

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

function Latest({ lead, articles }: Pick<HomeData, 'lead' | 'articles'>) {
  const { t } = useI18n()
  return (
    <section className="section wrap" aria-labelledby="latest">
      <header className="section-head">
        <h2 id="latest">{t('home.latest')}</h2>
        <PrefetchLink to={paths.articles} className="more">
          {t('home.viewAll')} <Icon name="arrow" />
        </PrefetchLink>
      </header>
      {articles.length === 0 && !lead && (
        <Empty>
          <p className="quiet">{t('articles.noneYet')}</p>
        </Empty>
      )}
      {lead && <LeadStory article={lead} excerpt={truncate(lead.excerpt)} />}
      <div className="cards">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} excerpt={truncate(article.excerpt)} action="explore" />
        ))}
      </div>
    </section>
  )
}

function Events({ events }: Pick<HomeData, 'events'>) {
  const { t } = useI18n()
  return (
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
  )
}

function Banner() {
  const { t } = useI18n()
  return (
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
  )
}

export function Component() {
  const { t } = useI18n()
  const settings = useSettings()
  const { hero_text: heroText, hero_image_url: picture, home_strips: strips = HOME_STRIPS } = settings.own ?? {}
  const { lead, articles, events, ads } = useLoaderData<HomeData>()
  const shown: Record<HomeStrip, ReactNode> = {
    destinations: <Destinations />,
    partners: ads.length > 0 && <Partners ads={ads} hasIntroduction />,
    latest: (
      <>
        <Latest lead={lead} articles={articles} />
        <WelcomeBack />
      </>
    ),
    events: events.length > 0 && <Events events={events} />,
    banner: <Banner />,
  }
  return (
    <>
      <Hero title={magazineName(settings)} tagline={heroText ?? t('home.tagline')} picture={picture} />
      {strips.map((strip) => (
        <Fragment key={strip}>{shown[strip]}</Fragment>
      ))}
    </>
  )
}
