import { ABOUT_SLUG } from './page-rules'
import type { ScreenName, screens } from './screens'

type ScreenPath = (typeof screens)[ScreenName]['path']

/** The address of a screen of the dashboard. */
export const dashboardPath = (screen: ScreenPath) => (screen ? `/dashboard/${screen}` : '/dashboard')

/** The longest path of a page on which subscriptions are counted. */
export const MAX_PATH = 200

/** Of the field on the page of articles, to which the menu leads. */
export const SEARCH_ID = 'search'

/** In the query of an article's address: shows staff a translation before it is published. */
export const PREVIEW = 'preview'

/** In the query of a trip's address: its stops, and its first day. */
export const STOPS = 'stops'
export const START = 'start'

/** Every address of the public site, without its language, and the entry to the dashboard. */
export const paths = {
  home: '/',
  about: '/about',
  articles: '/articles',
  article: (id: number | string) => `/articles/${id}`,
  event: (id: number | string) => `/events/${id}`,
  /** For calendar programs: all events to come, and one. */
  eventsCalendar: '/events.ics',
  eventCalendar: (id: number | string) => `/events/${id}.ics`,
  places: '/places',
  place: (slug: string) => `/places/${slug}`,
  /** A file of the API, which GPS devices read. */
  placeGpx: (slug: string) => `/api/places/${slug}/gpx`,
  /** The pages of the owner are below it. */
  pages: '/pages',
  page: (slug: string) => (slug === ABOUT_SLUG ? '/about' : `/pages/${slug}`),
  /** The trip of this reader, or with `stops` in its query the one that somebody shares. */
  trip: '/trip',
  tripGpx: '/trip.gpx',
  tripCalendar: '/trip.ics',
  /** What the reader has saved for reading offline. */
  saved: '/saved',
  topics: '/topics',
  topic: (slug: string) => `/topics/${slug}`,
  series: (slug: string) => `/series/${slug}`,
  topicFeed: (slug: string) => `/topics/${slug}/feed.xml`,
  /** The slug is for people: the id names the author. */
  author: ({ id, slug }: { id: number; slug: string }) => `/authors/${id}-${slug}`,
  login: '/login',
  register: '/register',
  membership: '/membership',
  forgotPassword: '/forgot-password',
  subscribe: '/subscribe',
  /** Takes the form that switches between the full and the lite edition. */
  edition: '/edition',
  // Mails that have been sent lead to these five, with a token: they cannot change.
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  confirmSubscription: '/confirm-subscription',
  unsubscribe: '/unsubscribe',
  newsletters: '/newsletters',
  newsletter: (key: string) => `/newsletters/${key}`,
  /** Another entry than the site's: loaded by the browser, not by the site's router. */
  dashboard: dashboardPath(''),
  profile: dashboardPath('profile'),
}
