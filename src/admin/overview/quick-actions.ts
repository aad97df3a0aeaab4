import AddIcon from '@mui/icons-material/Add'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { canAll, type Needs } from '@shared/permissions'
import { mayOpen, type ScreenName } from '@shared/screens'
import type { Identity } from '../authProvider'
import type { TextKey } from '../i18n/i18n'
import { createPath, listPath, pathOf } from '../paths'

type QuickAction = {
  label: TextKey
  Icon: typeof AddIcon
  to: string
  /** The screen that the button opens, and the action there. Only users with both permissions see the button. */
  screen: ScreenName
  needs: Needs
}

const actions: QuickAction[] = [
  {
    label: 'overview.actions.newArticle',
    Icon: AddIcon,
    to: createPath('articles'),
    screen: 'articles',
    needs: ['create', 'articles'],
  },
  {
    label: 'overview.actions.reviewArticles',
    Icon: FactCheckIcon,
    to: listPath('articles', { status: 'review' }),
    screen: 'articles',
    needs: ['publish', 'articles'],
  },
  {
    label: 'overview.actions.reviewAds',
    Icon: FactCheckIcon,
    to: listPath('ads', { status: 'pending' }),
    screen: 'ads',
    needs: ['review', 'ads'],
  },
  {
    label: 'overview.actions.submitAd',
    Icon: AddIcon,
    to: pathOf.submitAd,
    screen: 'submitAd',
    needs: ['create', 'ads'],
  },
  {
    label: 'overview.actions.writeNewsletter',
    Icon: MailIcon,
    to: createPath('newsletter'),
    screen: 'newsletter',
    needs: ['create', 'newsletters'],
  },
  {
    label: 'overview.actions.addUser',
    Icon: PersonAddIcon,
    to: createPath('users'),
    screen: 'users',
    needs: ['create', 'users'],
  },
  {
    label: 'overview.actions.editProfile',
    Icon: PersonIcon,
    to: pathOf.profile,
    screen: 'profile',
    needs: ['edit', 'profile'],
  },
]

export const quickActionsFor = (user: Identity) =>
  actions.filter(
    ({ screen, needs: [action, resource] }) => mayOpen(user.role, screen) && canAll(user, action, resource),
  )
