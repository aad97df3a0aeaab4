/** Local storage: the session token. */
export const TOKEN_KEY = 'token'
/** Session storage: ids of the articles and ads already counted in this browser session. */
export const VIEWED_ARTICLES_KEY = 'viewedArticles'
export const VIEWED_ADS_KEY = 'viewedAds'

export const MIN_PASSWORD_LENGTH = 6
/** Argon2 reads the whole password, so an endless one would be a way to occupy the server. */
export const MAX_PASSWORD_LENGTH = 200

export const LATEST_ARTICLES_LIMIT = 3
export const RELATED_ARTICLES_LIMIT = 3
export const HOME_EXCERPT_LENGTH = 250
export const STRUCTURED_DATA_ITEMS = 10

export const REGISTER_REDIRECT_MS = 2000
export const MEMBERSHIP_REDIRECT_MS = 3000
export const AD_SUBMIT_REDIRECT_MS = 2000

export const SITE_NAME = 'Eye of Sumatra'
export const TAGLINE = 'Sustainable Geotourism from the Land of Legends.'
export const TITLE_SUFFIX = ` - ${SITE_NAME}`
export const DEFAULT_ROBOTS = 'index, follow'

/** The slug that makes an article an event: any number of articles share it. */
export const EVENTS_SLUG = 'events'

/** An article keeps at most so many of its revisions. */
export const MAX_REVISIONS = 100
/** Saves that the form makes by itself count as one within this time. */
export const AUTOSAVE_FOLD_MS = 10 * 60_000
/** Whoever has an article open says so this often, and counts as gone after three silent times. */
export const PRESENCE_INTERVAL_MS = 20_000
export const PRESENCE_TIMEOUT_MS = 60_000

/** A list answers with at most this many rows, whatever is asked. */
export const MAX_PER_PAGE = 100

/** Days, today included, of which the overview shows the views. */
export const VIEW_CHART_DAYS = 30

/** An ad counts as seen when this share of it has been visible this long: the industry's viewable impression. */
export const AD_VIEW_RATIO = 0.5
export const AD_VIEW_MS = 1000

/** Guidelines: an ad that exceeds them is still accepted. */
export const AD_TITLE_LENGTH = 60
export const AD_PICTURE = { width: 800, height: 600 } as const
/** What a reviewer writes to the advertiser. */
export const MAX_REJECTION_REASON = 1000

/** How long the translation widget may take before the reader is told that it failed. */
export const TRANSLATE_TIMEOUT_MS = 8000
/** The cookie through which the translation widget remembers its language, as /en/xx. */
export const TRANSLATE_COOKIE = 'googtrans'
