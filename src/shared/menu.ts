import type { Role } from './roles'
import { menuFor, type ScreenName } from './screens'

/** The parts of the dashboard's menu, in the order of a day's work. The first and the last have no heading. */
export const MENU_GROUPS = ['own', 'content', 'ads', 'readers', 'people', 'magazine', 'end'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Apart from the screens, whose table the site loads as well. */
const groupOf: Record<ScreenName, MenuGroup> = {
  overview: 'own',
  articles: 'content',
  calendar: 'content',
  translations: 'content',
  ads: 'ads',
  adForm: 'ads',
  adReport: 'ads',
  myAds: 'ads',
  submitAd: 'ads',
  marketing: 'ads',
  media: 'content',
  places: 'content',
  categories: 'content',
  series: 'content',
  pages: 'content',
  newsletter: 'readers',
  delivery: 'readers',
  statistics: 'readers',
  users: 'people',
  audit: 'people',
  settings: 'magazine',
  imports: 'magazine',
  trash: 'content',
  profile: 'end',
}

/** A menu that is taken in at a glance needs no headings. */
const MAX_WITHOUT_GROUPS = 6

/** A role's menu in groups; a short one is a single group. */
export function menuGroupsFor(
  role: Role,
  host?: { hasAdditions: boolean },
): { group: MenuGroup; names: ScreenName[] }[] {
  const listed = menuFor(role, host)
  if (listed.length === 0) return []
  if (listed.length <= MAX_WITHOUT_GROUPS) return [{ group: 'own', names: listed }]
  return MENU_GROUPS.map((group) => ({ group, names: listed.filter((name) => groupOf[name] === group) })).filter(
    ({ names }) => names.length > 0,
  )
}
