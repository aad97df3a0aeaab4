import type { Nearby as Around, PlaceLink } from '@shared/entities/nearby'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { ReactNode } from 'react'
import { ArticleCard } from '../components/ArticleCard'
import { PrefetchLink } from '../components/PrefetchLink'
import { Trans } from '../components/Trans'
import { Beside, Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { PlaceState } from '../places/PlaceState'

const ToPlace = ({ place: { slug, name, lang } }: { place: PlaceLink }) => (
  <PrefetchLink to={paths.place(slug)}>
    <Translatable text={name} lang={lang} />
  </PrefetchLink>
)

function Places<Row extends PlaceLink>({
  id,
  title,
  places,
  facts,
}: {
  id: string
  title: string
  places: Row[]
  facts: (place: Row) => ReactNode
}) {
  if (places.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="near-places">
        {places.map((place) => (
          <li key={place.id}>
            <ToPlace place={place} /> <span className="quiet">{facts(place)}</span>
            <PlaceState place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a place is a part of, what is in it and beside it, and articles about these places. `lang`: of the place's texts. */
export default function Nearby({ nearby, lang }: { nearby: Around; lang?: LanguageCode }) {
  const { t } = useI18n()
  const { parent, parts, neighbours, articles } = nearby
  const kindOf = ({ kind }: PlaceLink) => t(`places.kinds.${kind}`)
  return (
    <Beside lang={lang}>
      {(parent || parts.length > 0 || neighbours.length > 0) && (
        <div className="section">
          <aside className="wrap near">
            {parent && (
              <p>
                <Trans text={t('nearby.partOf', { name: parent.name })} tag={() => <ToPlace place={parent} />} />
              </p>
            )}
            <Places id="parts" title={t('nearby.parts')} places={parts} facts={kindOf} />
            <Places
              id="nearby"
              title={t('nearby.title')}
              places={neighbours}
              facts={(place) =>
                [kindOf(place), t('nearby.distance', { km: Math.max(1, Math.round(place.distance)) })].join(' · ')
              }
            />
          </aside>
        </div>
      )}
      {articles.length > 0 && (
        <section className="section related" aria-labelledby="nearby-articles">
          <aside className="wrap">
            <header className="section-head">
              <h2 id="nearby-articles">{t('nearby.articles')}</h2>
            </header>
            <div className="cards">
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} excerpt={article.excerpt} action="read" />
              ))}
            </div>
          </aside>
        </section>
      )}
    </Beside>
  )
}
