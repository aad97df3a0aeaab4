import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { ScrollRow } from '../components/ScrollRow'
import { Beside, Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import type { SeasonData } from './cover-loader'

/** From October to March most of the island has its rains. */
const isRainy = (month: number) => month >= 10 || month <= 3

/** Places that are open and whose season has the present month. */
export function Season({ month, places }: SeasonData) {
  const { t, date, language } = useI18n()
  if (places.length === 0) return null
  const name = date(`2026-${String(month).padStart(2, '0')}-15`, 'month')
  return (
    <section className="section tinted" aria-labelledby="season">
      <div className="wrap">
        <header className="section-head">
          <h2 id="season">{t(isRainy(month) ? 'cover.rains' : 'cover.dry')}</h2>
          <p>{t('cover.season', { month: name })}</p>
        </header>
        <ScrollRow className="season-places" labelledBy="season">
          <Beside lang={language}>
            {places.map(({ slug, name, lang, kind, province, image_url }) => (
              <article className="card season-place" key={slug}>
                <div className="card-picture">
                  <Picture url={image_url} alt="" slot="season" />
                </div>
                <div className="card-text">
                  <p className="label">{[t(`places.kinds.${kind}`), province].filter(Boolean).join(' · ')}</p>
                  <h3>
                    <PrefetchLink to={paths.place(slug)} className="card-link">
                      <Translatable text={name} lang={lang} />
                    </PrefetchLink>
                  </h3>
                </div>
              </article>
            ))}
          </Beside>
        </ScrollRow>
      </div>
    </section>
  )
}
