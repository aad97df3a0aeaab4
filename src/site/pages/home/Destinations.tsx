import { ExternalLink } from '../../components/ExternalLink'
import { ScrollRow } from '../../components/ScrollRow'
import { LinkText, stripTags } from '../../components/Trans'
import { useI18n } from '../../i18n/i18n'
import belitong from '../../images/belitong-800.webp'
import merangin from '../../images/merangin-800.webp'
import toba from '../../images/toba-800.webp'
import { widthsOf } from '../../pictures/widths-of'

const geopark = (name: string) => `https://www.unesco.org/en/iggp/${name}-unesco-global-geopark`

/** As cards.css and home.css lay them out. */
const SIZES =
  '(min-width:80rem) 379px,(min-width:66.9rem) 29.5vw,(min-width:64rem) 45vw,(min-width:40rem) 29vw,(min-width:25.2rem) 304px,75vw'

const files = import.meta.glob<string>('../../images/{toba,belitong,merangin}-*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
})

const avifOf = (name: string) =>
  widthsOf(Object.fromEntries(Object.entries(files).filter(([file]) => file.includes(`/${name}-`))))

const destinations = [
  { name: 'home.tobaName', text: 'home.toba', picture: toba, avif: avifOf('toba'), link: geopark('toba-caldera') },
  {
    name: 'home.belitongName',
    text: 'home.belitong',
    picture: belitong,
    avif: avifOf('belitong'),
    link: geopark('belitong'),
  },
  {
    name: 'home.meranginName',
    text: 'home.merangin',
    picture: merangin,
    avif: avifOf('merangin'),
    link: geopark('merangin-jambi'),
  },
] as const

function Destination({ name, text, picture, avif, link }: (typeof destinations)[number]) {
  const { t } = useI18n()
  const explore = t('home.exploreNamed', { name: t(name) })
  return (
    <article className="destination">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <img className="picture" src={picture} width={800} height={1000} alt="" loading="lazy" decoding="async" />
      </picture>
      <div className="destination-text">
        <h3>{t(name)}</h3>
        <p>{t(text)}</p>
        <ExternalLink className="more" href={link} aria-label={stripTags(explore)}>
          <LinkText text={explore} />
        </ExternalLink>
      </div>
    </article>
  )
}

export function Destinations() {
  const { t } = useI18n()
  return (
    <section className="section wrap" aria-labelledby="destinations">
      <header className="section-head">
        <h2 id="destinations">{t('home.destinations')}</h2>
        <p>{t('home.destinationsIntro')}</p>
      </header>
      <ScrollRow className="destinations" labelledBy="destinations">
        {destinations.map((destination) => (
          <Destination key={destination.name} {...destination} />
        ))}
      </ScrollRow>
    </section>
  )
}
