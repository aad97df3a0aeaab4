import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { Role } from '@shared/roles'
import { menuFor, type ScreenName, screens } from '@shared/screens'
import { base } from './paths'

/** The screens that exist, with their icons: the menu shows no others. */
const icons: Partial<Record<ScreenName, typeof ArticleIcon>> = {
  overview: DashboardIcon,
  articles: ArticleIcon,
}

const addressOf = (path: string) => (path ? `${base}/${path}` : base)

export const menuEntries = (role: Role) =>
  menuFor(role).flatMap(({ name, label, path }) => {
    const Icon = icons[name]
    return Icon ? [{ name, label, Icon, address: addressOf(path) }] : []
  })

/** The screen that an address belongs to, whether it exists yet or not. */
export function screenAt(pathname: string): ScreenName | undefined {
  const [segment = ''] = pathname.slice(base.length).split('/').filter(Boolean)
  return (Object.keys(screens) as ScreenName[]).find((name) => screens[name].path === segment)
}
