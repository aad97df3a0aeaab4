import { useI18n } from '../i18n/i18n'

const values = ['geoconservation', 'biodiversity', 'wisdom', 'empowerment', 'storytelling'] as const
const reasons = ['expertise', 'verified', 'updated'] as const
const missionPoints = ['missionList1', 'missionList2', 'missionList3'] as const

/** What the magazine values and promises. */
export function Principles() {
  const { t } = useI18n()
  return (
    <>
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
