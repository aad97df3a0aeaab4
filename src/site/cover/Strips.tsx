import { paths } from '@shared/paths'
import { HOME_STRIPS, type HomeStrip } from '@shared/setting-texts'
import { Fragment, type ReactNode } from 'react'
import { EventCard } from '../components/EventCard'
import { later } from '../components/later'
import { Partners } from '../components/Partners'
import { PrefetchLink } from '../components/PrefetchLink'
import { useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import type { HomeData } from './cover-loader'
import { Destinations } from './Destinations'
import { Latest } from './Latest'
import { MapAndTopics } from './MapAndTopics'
import { Season } from './Season'

const WelcomeBack = later(() => import('../onward/WelcomeBack'), { texts: 'onward' })

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

/** What stands below the first screen of the home page, in the owner's order. */
export function Strips({ data }: { data: HomeData }) {
  const { lead, articles, events, ads, season, places, topics } = data
  const { home_strips: strips = HOME_STRIPS } = useSettings().own ?? {}
  const shown: Record<HomeStrip, ReactNode> = {
    destinations: (
      <>
        <Destinations places={places} />
        <Season {...season} />
      </>
    ),
    partners: ads.length > 0 && <Partners ads={ads} hasIntroduction />,
    latest: (
      <>
        <Latest articles={articles} isEmpty={!lead} />
        <WelcomeBack />
        <MapAndTopics placeCount={places.length} topics={topics} />
      </>
    ),
    events: events.length > 0 && <Events events={events} />,
    banner: <Banner />,
  }
  return strips.map((strip) => <Fragment key={strip}>{shown[strip]}</Fragment>)
}
