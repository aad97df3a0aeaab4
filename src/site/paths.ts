/** Every link of the site, and the dashboard's door. */
export const paths = {
  home: '/',
  about: '/about',
  articles: '/articles',
  article: (id: number) => `/articles/${id}`,
  login: '/login',
  register: '/register',
  membership: '/membership',
  forgotPassword: '/forgot-password',
  // These stand in mails that were sent long ago, with a token behind them.
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  newsletters: '/newsletters',
  /** Another entry than the site: reached by loading it, not by the router. */
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
}

const mapOf = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
const geopark = (name: string) => `https://www.unesco.org/en/iggp/${name}-unesco-global-geopark`

export const external = {
  map: mapOf('Lake Toba, North Sumatra, Indonesia'),
  toba: geopark('toba-caldera'),
  belitong: geopark('belitong'),
  merangin: geopark('merangin-jambi'),
}
