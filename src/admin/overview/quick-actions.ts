import AddIcon from '@mui/icons-material/Add'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { canAll, type Needs } from '@shared/permissions'
import { mayOpen, type ScreenName, screens } from '@shared/screens'
import type { Identity } from '../authProvider'
import type { TextKey } from '../i18n/i18n'
import { createPath, listPath, pathOf } from '../paths'

export type QuickAction = {
  label: TextKey
  Icon: typeof AddIcon
  to: string
  /** The screen that the button opens, and the action there. Only users with both permissions see the button. */
  screen: ScreenName
  needs: Needs
  /** Offered by the palette of commands only. */
  isRare?: true
}

const rareCreations = (
  [
    { label: 'ads.create', to: pathOf.adForm, screen: 'adForm' },
    { label: 'places.add', to: createPath('places'), screen: 'places' },
    { label: 'pages.add', to: createPath('pages'), screen: 'pages' },
    { label: 'categories.add', to: createPath('categories'), screen: 'categories' },
    { label: 'series.add', to: createPath('series'), screen: 'series' },
  ] as const
).map(
  (creation): QuickAction => ({
    ...creation,
    Icon: AddIcon,
    needs: ['create', screens[creation.screen].needs[1]],
    isRare: true,
  }),
)

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
    label: 'palette.sendNewsletter',
    Icon: SendIcon,
    to: pathOf.newsletter,
    screen: 'newsletter',
    needs: ['send', 'newsletters'],
    isRare: true,
  },
  ...rareCreations,
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

/** All that the user may do, on a host that has the screen. */
export const actionsFor = (user: Identity) =>
  actions.filter(
    ({ screen, needs: [action, resource] }) =>
      mayOpen(user.role, screen) &&
      canAll(user, action, resource) &&
      (user.totp !== undefined || !('isAddition' in screens[screen])),
  )

export const quickActionsFor = (user: Identity) => actionsFor(user).filter(({ isRare }) => !isRare)
