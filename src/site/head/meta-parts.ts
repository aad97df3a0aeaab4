import type { Article, ArticleSummary } from '@shared/entities/article'
import { compatiblePicture } from '@shared/images'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { mediaUrl } from '@shared/media-url'
import { paths } from '@shared/paths'
import type { SiteSettings } from '@shared/site-entry'
import { magazineName } from '../data/settings'
import hero from '../images/home-hero-1240.jpg'
import type { PageMeta } from './head'
import type { Page } from './meta'

const STRUCTURED_DATA_ITEMS = 10

/** The picture of pages without one of their own. */
export const heroPreview = ({ t, settings: { own } }: Pick<Page, 't' | 'settings'>): Partial<PageMeta> =>
  own?.hero_image_url
    ? previewPicture(own.hero_image_url, undefined)
    : { image: hero, imageAlt: t('home.heroAlt'), imageSize: { width: 1240, height: 775 } }

function logoData({ publicUrl, own }: Pick<SiteSettings, 'publicUrl' | 'own'>) {
  const { image, imageSize } = own?.logo_url
    ? previewPicture(own.logo_url, undefined)
    : { image: '/icons/icon-512.png', imageSize: { width: 512, height: 512 } }
  return { '@type': 'ImageObject', url: new URL(image ?? '', publicUrl).href, ...imageSize }
}

export const publisher = (settings: Pick<SiteSettings, 'publicUrl' | 'own'>) => ({
  '@type': 'Organization',
  name: magazineName(settings),
  url: settings.publicUrl,
  logo: logoData(settings),
  sameAs: settings.own?.social_links,
})

/** The first articles of a list. */
export const listItems = (articles: ArticleSummary[], addressOf: Page['addressOf']) =>
  articles.slice(0, STRUCTURED_DATA_ITEMS).map(({ id, title, lang = DEFAULT_LANGUAGE }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: addressOf(paths.article(id), [lang]),
  }))

/** A picture for link previews, which may not show WebP. The size is in the names of our own pictures. */
export function previewPicture(url: string | null, alt: string | null | undefined) {
  if (!url) return {}
  const { src, width, height } = compatiblePicture(url)
  return {
    image: mediaUrl(src),
    imageAlt: alt ?? undefined,
    imageSize: width && height ? { width, height } : undefined,
  }
}

/** The picture of a page for Schema.org, with what is known about it. */
export const pictureData = (
  { image, imageSize }: Pick<PageMeta, 'image' | 'imageSize'>,
  { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  {
    image_alt,
    image_caption,
    image_credit,
  }: Partial<Pick<Article, 'image_alt' | 'image_caption' | 'image_credit'>> = {},
) =>
  image && {
    '@type': 'ImageObject',
    url: new URL(image, publicUrl).href,
    ...imageSize,
    description: image_alt ?? undefined,
    caption: image_caption ?? undefined,
    creditText: image_credit ?? undefined,
  }
