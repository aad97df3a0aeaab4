import { useLoaderData } from 'react-router'
import { useI18n } from '../i18n/i18n'
import map from '../images/ring-of-places-1280.webp'
import { OwnerText } from '../owner-pages/OwnerText'
import type { OwnerPageData } from '../owner-pages/owner-page-loaders'
import { widthsOf } from '../pictures/widths-of'

export { aboutMeta as describe } from '../owner-pages/about-meta'

const maps = widthsOf(
  import.meta.glob<string>('../images/ring-of-places-*.avif', { eager: true, import: 'default', query: '?no-inline' }),
)

const values = ['geoconservation', 'biodiversity', 'wisdom', 'empowerment', 'storytelling'] as const
const reasons = ['expertise', 'verified', 'updated'] as const
const missionPoints = ['missionList1', 'missionList2', 'missionList3'] as const

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
      <section className="section tinted" aria-labelledby="values">
        <div className="wrap">
          <h2 id="values">{t('about.valuesTitle')}</h2>
          <ol className="values">
            {values.map((value) => (
              <li key={value}>
                <h3>{t(`about.${value}`)}</h3>
                <p>{t(`about.${value}Text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="section wrap two-columns">
        <section aria-labelledby="vision">
          <h2 id="vision">{t('about.visionTitle')}</h2>
          <p className="statement">{t('about.vision')}</p>
        </section>
        <section aria-labelledby="mission-list">
          <h2 id="mission-list">{t('about.missionListTitle')}</h2>
          <ul className="ticks">
            {missionPoints.map((point) => (
              <li key={point}>{t(`about.${point}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className="section wrap" aria-labelledby="why">
        <h2 id="why">{t('about.whyTitle')}</h2>
        <div className="cards">
          {reasons.map((reason) => (
            <section key={reason} className="reason">
              <h3>{t(`about.${reason}`)}</h3>
              <p>{t(`about.${reason}Text`)}</p>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}
