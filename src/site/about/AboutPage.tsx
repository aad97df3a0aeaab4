import { useLoaderData } from 'react-router'
import { later } from '../components/later'
import { useI18n } from '../i18n/i18n'
import map from '../images/ring-of-places-1280.webp'
import { OwnerText } from '../owner-pages/OwnerText'
import type { OwnerPageData } from '../owner-pages/owner-page-loaders'
import { widthsOf } from '../pictures/widths-of'

export { aboutMeta as describe } from '../owner-pages/about-meta'

const maps = widthsOf(
  import.meta.glob<string>('../images/ring-of-places-*.avif', { eager: true, import: 'default', query: '?no-inline' }),
)

// Below the first screen.
const Principles = later(async () => ({ default: (await import('./Principles')).Principles }))

export function Component() {
  const { page } = useLoaderData<OwnerPageData>()
  return page ? <OwnerText page={page} /> : <BuiltInTexts />
}

/** Shown as long as the owner has published none. */
function BuiltInTexts() {
  const { t } = useI18n()
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('about.heading')}</h1>
        <p className="lead">{t('about.lead')}</p>
      </header>
      <div className="section wrap two-columns">
        <div>
          <section aria-labelledby="mission">
            <h2 id="mission">{t('about.missionTitle')}</h2>
            <p className="statement">{t('about.mission')}</p>
          </section>
          <section aria-labelledby="story">
            <h2 id="story">{t('about.storyTitle')}</h2>
            <p>{t('about.story1')}</p>
            <p>{t('about.story2')}</p>
          </section>
        </div>
        <figure className="about-map">
          <picture>
            <source type="image/avif" srcSet={maps} sizes="(min-width:80rem) 568px,(min-width:60rem) 43.5vw,92vw" />
            <img src={map} width={1280} height={800} alt="" loading="lazy" decoding="async" />
          </picture>
          <figcaption>{t('about.mapCaption')}</figcaption>
        </figure>
      </div>
      <Principles />
    </>
  )
}
