import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import StatisticsIcon from '@mui/icons-material/BarChartOutlined'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import TrashIcon from '@mui/icons-material/DeleteSweepOutlined'
import PagesIcon from '@mui/icons-material/DescriptionOutlined'
import SeriesIcon from '@mui/icons-material/FormatListNumberedOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import AuditIcon from '@mui/icons-material/ManageSearchOutlined'
import ImportIcon from '@mui/icons-material/MoveToInboxOutlined'
import DeliveryIcon from '@mui/icons-material/OutboxOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import PostAddIcon from '@mui/icons-material/PostAddOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import { menuGroupsFor } from '@shared/menu'
import { paths } from '@shared/paths'
import type { Role } from '@shared/roles'
import { menuFor, type ScreenName, screens } from '@shared/screens'
import { pathOf } from './paths'

export const icons: Record<ScreenName, typeof ArticleIcon> = {
  overview: DashboardIcon,
  users: PeopleIcon,
  articles: ArticleIcon,
  calendar: CalendarIcon,
  translations: TranslateIcon,
  ads: CampaignIcon,
  adForm: CampaignIcon,
  adReport: InsightsIcon,
  categories: CategoryIcon,
  series: SeriesIcon,
  places: PlaceIcon,
  pages: PagesIcon,
  newsletter: MailIcon,
  delivery: DeliveryIcon,
  statistics: StatisticsIcon,
  marketing: InsightsIcon,
  settings: SettingsIcon,
  audit: AuditIcon,
  imports: ImportIcon,
  myAds: CampaignIcon,
  submitAd: PostAddIcon,
  media: LibraryIcon,
  trash: TrashIcon,
  profile: PersonIcon,
}

/** Whether the role has a menu at all. */
export const hasMenu = (role: Role) => menuFor(role).length > 0

export const menuEntries = (role: Role, host?: { hasAdditions: boolean }) =>
  menuGroupsFor(role, host).map(({ group, names }) => ({
    group,
    entries: names.map((name) => ({ name, Icon: icons[name], address: pathOf[name] })),
  }))

/** The screen at an address. */
export function screenAt(pathname: string): ScreenName | undefined {
  const [segment = ''] = pathname.slice(paths.dashboard.length).split('/').filter(Boolean)
  return (Object.keys(screens) as ScreenName[]).find((name) => screens[name].path === segment)
}
