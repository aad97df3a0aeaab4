import { paths } from '@shared/paths'
import { Icon } from '../../components/Icon'
import { PrefetchLink } from '../../components/PrefetchLink'
import { LinkText, stripTags } from '../../components/Trans'
import { useI18n } from '../../i18n/i18n'
import hero640 from '../../images/home-hero-640.webp'
import hero1280 from '../../images/home-hero-1280.webp'
import hero2000 from '../../images/home-hero-2000.webp'
import { PictureImage } from '../../pictures/Picture'
import { widthsOf } from '../../pictures/widths-of'

/** As in home.css. */
const NARROW = '18.5rem'
const WIDE = '23rem'

/** The pictures cover a place of that height: narrow screens get a part with their own shape, rather than a wide one that they cut. */
const shapes = [
  {
    media: '(max-width:29.99rem)',
    srcSet: widthsOf(
      import.meta.glob<string>('../../images/home-hero-narrow-*.avif', {
        eager: true,
        import: 'default',
        query: '?no-inline',
      }),
    ),
    sizes: `max(100vw,1.3*${NARROW})`,
  },
  {
    srcSet: widthsOf(
      import.meta.glob<string>('../../images/home-hero-band-*.avif', {
        eager: true,
        import: 'default',
        query: '?no-inline',
      }),
    ),
    sizes: `max(100vw,2.4*${WIDE})`,
  },
]

const LAKE_TOBA = 'https://www.google.com/maps/search/?api=1&query=Lake%20Toba%2C%20North%20Sumatra%2C%20Indonesia'

type Props = {
  title: string
  tagline: string
  /** The owner's picture, in place of ours. */
  picture?: string | null
}

const SLOT = { sizes: '100vw', from: 640, to: 2560 }

/** Covers its place, like ours. */
const OwnPicture = ({ url }: { url: string }) => (
  <PictureImage url={url} slot={SLOT} className="hero-picture" alt="" fetchPriority="high" />
)

const OurPicture = () => (
  <picture>
    {shapes.map((shape) => (
      <source key={shape.sizes} type="image/avif" {...shape} />
    ))}
    <img
      className="hero-picture"
      src={hero1280}
      srcSet={`${hero640} 640w, ${hero1280} 1280w, ${hero2000} 2000w`}
      sizes="100vw"
      width={2000}
      height={1250}
      alt=""
      fetchPriority="high"
    />
  </picture>
)

export function Hero({ title, tagline, picture }: Props) {
  const { t } = useI18n()
  const about = t('home.learnMoreNamed', { name: t('footer.aboutUs') })
  return (
    <section className="hero">
      {picture ? <OwnPicture url={picture} /> : <OurPicture />}
      <div className="wrap hero-text">
        <a className="hero-pin" href={LAKE_TOBA} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" /> {t('home.place')} <span className="visually-hidden">{t('home.placeHint')}</span>
        </a>
        <h1>{title}</h1>
        <p className="hero-tagline">{tagline}</p>
        <div className="buttons">
          <PrefetchLink to={paths.articles} className="button">
            {t('home.explore')}
          </PrefetchLink>
          <PrefetchLink to={paths.about} className="button ghost" aria-label={stripTags(about)}>
            <LinkText text={about} />
          </PrefetchLink>
        </div>
      </div>
    </section>
  )
}
