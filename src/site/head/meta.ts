import type { Article, ArticleSummary } from '@shared/entities/article'
import { compatiblePicture } from '@shared/images'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { TAGLINE } from '@shared/magazine'
import { mediaUrl } from '@shared/media-url'
import { paths } from '@shared/paths'
import type { SiteSettings } from '@shared/site-entry'
import type { NewsletterData } from '../data/mail-loaders'
import { magazineName } from '../data/settings'
import type { Translate } from '../i18n/i18n'
import hero from '../images/home-hero-1240.jpg'
import type { ArticlesData } from '../lists/articles-loader'
import type { PageMeta } from './head'

const STRUCTURED_DATA_ITEMS = 10

export type Page<Data = unknown> = {
  t: Translate
  language: LanguageCode
  data: Data
  path: string
  /** The address of a page of the site in the reader's language, or in English if its content has `languages` without that one. */
  addressOf: (path: string, languages?: LanguageCode[]) => string
  settings: SiteSettings
}

/** Describes a page. `data` is what its loader returned, or undefined if it failed. */
export type DescribePage = (page: Page<never>) => PageMeta

export const NO_INDEX = 'noindex, nofollow'
/** Search engines may follow its links, which lead to what people have written. */
export const NO_MACHINE_TEXT = 'noindex, follow'

/** Biographies are not translated. */
export const AUTHOR_LANGUAGES: LanguageCode[] = [DEFAULT_LANGUAGE]

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

export const homeMeta = ({ t, language, addressOf, settings }: Page): PageMeta => ({
  title: settings.own?.tagline ?? t('home.title'),
  description: t('home.description'),
  path: paths.home,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'WebSite',
    name: magazineName(settings),
    alternateName: settings.own?.tagline ?? TAGLINE,
    inLanguage: language,
    url: addressOf(paths.home),
    publisher: publisher(settings),
  },
})

export const aboutMeta = ({ t, language, settings }: Page): PageMeta => ({
  title: t('about.title'),
  description: t('about.description'),
  path: paths.about,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'AboutPage',
    name: t('about.title'),
    inLanguage: language,
    mainEntity: publisher(settings),
  },
})

/** The first articles of a list. */
export const listItems = (articles: ArticleSummary[], addressOf: Page['addressOf']) =>
  articles.slice(0, STRUCTURED_DATA_ITEMS).map(({ id, title, lang = DEFAULT_LANGUAGE }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: addressOf(paths.article(id), [lang]),
  }))

export function articlesMeta(page: Page<ArticlesData | undefined>): PageMeta {
  const { t, data, addressOf, settings } = page
  if (data?.isMissing) return notFoundMeta(page)
  return {
    title: t('articles.title'),
    description: t('articles.description'),
    path: data && data.page > 1 ? `${paths.articles}?page=${data.page}` : paths.articles,
    // Results of searches are for the reader who searched.
    robots: data?.q ? NO_INDEX : undefined,
    ...heroPreview({ t, settings }),
    structuredData: {
      '@type': 'ItemList',
      itemListElement: listItems(data?.articles ?? [], addressOf),
    },
  }
}

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

export const loginMeta = ({ t }: Page): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
  path: paths.login,
  robots: NO_INDEX,
})

export const registerMeta = ({ t }: Page): PageMeta => ({
  title: t('nav.register'),
  description: t('register.description'),
  path: paths.register,
  robots: NO_INDEX,
})

export const membershipMeta = ({ t }: Page): PageMeta => ({
  title: t('membership.title'),
  description: t('membership.description'),
  path: paths.membership,
})

export const notFoundMeta = ({ t, path }: Page): PageMeta => ({ title: t('notFound.title'), path, robots: NO_INDEX })

export const unavailableMeta = ({ t, path }: Pick<Page, 't' | 'path'>): PageMeta => ({
  title: t('unavailable.title'),
  path,
  robots: NO_INDEX,
})

/** Pages that links in mails, or forms, lead to, or that differ from reader to reader. The canonical address omits the query. */
const unindexed =
  (
    title: 'subscribe.heading' | `${'forgot' | 'reset' | 'confirm' | 'subscription' | 'unsubscribe' | 'saved'}.title`,
    path: string,
  ) =>
  ({ t }: Page): PageMeta => ({ title: t(title), path, robots: NO_INDEX })

export const forgotPasswordMeta = unindexed('forgot.title', paths.forgotPassword)
export const resetPasswordMeta = unindexed('reset.title', paths.resetPassword)
export const confirmEmailMeta = unindexed('confirm.title', paths.confirmEmail)
export const subscribeMeta = unindexed('subscribe.heading', paths.subscribe)
export const confirmSubscriptionMeta = unindexed('subscription.title', paths.confirmSubscription)
export const unsubscribeMeta = unindexed('unsubscribe.title', paths.unsubscribe)
export const savedMeta = unindexed('saved.title', paths.saved)

export const newsletterMeta = ({ t, data, path }: Page<NewsletterData | undefined>): PageMeta => ({
  title: data?.newsletter?.subject ?? t(data?.isMissing ? 'newsletter.notFound' : 'newsletter.title'),
  path,
  robots: NO_INDEX,
})
