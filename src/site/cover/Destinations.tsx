import { paths } from '@shared/paths'
import { slugify } from '@shared/slugify'
import { isLocalPath } from '@shared/validation'
import type { ReactNode } from 'react'
import { ExternalLink } from '../components/ExternalLink'
import { PrefetchLink } from '../components/PrefetchLink'
import { ScrollRow } from '../components/ScrollRow'
import { LinkText, stripTags } from '../components/Trans'
import { useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import belitong from '../images/belitong-800.webp'
import merangin from '../images/merangin-800.webp'
import toba from '../images/toba-800.webp'
import { PictureImage } from '../pictures/Picture'
import { widthsOf } from '../pictures/widths-of'

const geopark = (name: string) => `https://www.unesco.org/en/iggp/${name}-unesco-global-geopark`

/** As cards.css and home.css lay them out. */
const SIZES =
  '(min-width:80rem) 379px,(min-width:66.9rem) 29.5vw,(min-width:64rem) 45vw,(min-width:40rem) 29vw,(min-width:25.2rem) 304px,75vw'

const files = import.meta.glob<string>('../images/{toba,belitong,merangin}-*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
})

const avifOf = (name: string) =>
  widthsOf(Object.fromEntries(Object.entries(files).filter(([file]) => file.includes(`/${name}-`))))

const SLOT = { sizes: SIZES, from: 190, to: 960 }

type Shown = {
  name: string
  text: string
  link: string
  picture: ReactNode
  /** The slugs that our page of it may have. */
  slugs: readonly string[]
}

const drawing = (src: string, avif: string) => (
  <picture>
    <source type="image/avif" srcSet={avif} sizes={SIZES} />
    <img className="picture" src={src} width={800} height={1000} alt="" loading="lazy" decoding="async" />
  </picture>
)

const ours = [
  {
    name: 'home.tobaName',
    text: 'home.toba',
    picture: drawing(toba, avifOf('toba')),
    link: geopark('toba-caldera'),
    slugs: ['lake-toba', 'toba-caldera', 'toba'],
  },
  {
    name: 'home.belitongName',
    text: 'home.belitong',
    picture: drawing(belitong, avifOf('belitong')),
    link: geopark('belitong'),
    slugs: ['belitong', 'belitung'],
  },
  {
    name: 'home.meranginName',
    text: 'home.merangin',
    picture: drawing(merangin, avifOf('merangin')),
    link: geopark('merangin-jambi'),
    slugs: ['merangin'],
  },
] as const

/** The owner's destinations, with our drawings where they have no picture. */
function useDestinations(): Shown[] {
  const { t } = useI18n()
  const own = useSettings().own?.destinations
  return ours.map(({ name, text, picture, link, slugs }, index) => {
    const given = own?.[index]
    if (!given) return { name: t(name), text: t(text), picture, link, slugs }
    const { title, text: ownText, image_url: url, url: ownLink } = given
    const image = url && (
      <PictureImage url={url} slot={SLOT} className="picture" alt="" loading="lazy" decoding="async" />
    )
    return { name: title, text: ownText, picture: image || picture, link: ownLink, slugs: [slugify(title)] }
  })
}

function Explore({ link, name }: Pick<Shown, 'link' | 'name'>) {
  const { t } = useI18n()
  const explore = t('home.exploreNamed', { name })
  const label = stripTags(explore)
  if (isLocalPath(link))
    return (
      <PrefetchLink className="more" to={link} aria-label={label}>
        <LinkText text={explore} />
      </PrefetchLink>
    )
  return (
    <ExternalLink className="more" href={link} aria-label={label}>
      <LinkText text={explore} />
    </ExternalLink>
  )
}

/** `place`: the slug of our page about it, where its picture and its name lead. */
const Destination = ({ name, text, picture, link, place }: Shown & { place: string | undefined }) => (
  <article className="destination">
    {picture}
    <div className="destination-text">
      <h3>
        {place ? (
          <PrefetchLink to={paths.place(place)} className="card-link">
            {name}
          </PrefetchLink>
        ) : (
          name
        )}
      </h3>
      <p>{text}</p>
      <Explore link={link} name={name} />
    </div>
  </article>
)

/** `places`: the slugs of all pages about places. */
export function Destinations({ places }: { places: readonly string[] }) {
  const { t } = useI18n()
  const destinations = useDestinations()
  // It counts our three.
  const isOwn = useSettings().own?.destinations !== undefined
  return (
    <section className="section wrap" aria-labelledby="destinations">
      <header className="section-head">
        <h2 id="destinations">{t('home.destinations')}</h2>
        {!isOwn && <p>{t('home.destinationsIntro')}</p>}
      </header>
      <ScrollRow className="destinations" labelledBy="destinations">
        {destinations.map((destination) => (
          <Destination
            key={destination.name}
            {...destination}
            place={destination.slugs.find((slug) => places.includes(slug))}
          />
        ))}
      </ScrollRow>
    </section>
  )
}
