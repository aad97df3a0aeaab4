import MenuIcon from '@mui/icons-material/Menu'
import MuiAppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Toolbar from '@mui/material/Toolbar'
import { palette } from '@shared/palette'
import { LoadingIndicator, Logout, ToggleThemeButton, UserMenu, useUserMenu } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { magazineName } from '../host-settings'
import { useI18n } from '../i18n/i18n'
import { KeyHelpItem } from '../keys/KeyHelpItem'
import { useKeyHelp } from '../keys/use-key-help'
import { PaletteButton } from '../palette/PaletteButton'
import { pathOf } from '../paths'
import { icons, hasMenu as roleHasMenu } from '../screens'
import { LanguageMenu } from './LanguageMenu'
import { useMenuState } from './menu-state'
import { useIdentity } from './use-identity'

const { line, sulphur } = palette.light
const colours = { '--rim': line, '--lake': '#2f9a97', '--island': sulphur }

/** A crater lake as an eye, in contour lines: the site's mark, for a dark bar. */
const Logo = () => (
  <Box component="svg" viewBox="0 0 48 32" aria-hidden focusable={false} sx={{ width: 36, height: 24, ...colours }}>
    <path
      d="M2 16C9 5.500 16.500 2 24 2s15 3.500 22 14c-7 10.500-14.500 14-22 14S9 26.500 2 16z"
      fill="none"
      stroke="var(--rim)"
      strokeWidth="2.4"
    />
    <circle cx="24" cy="16" r="9" fill="var(--lake)" />
    <circle cx="24" cy="16" r="3.2" fill="var(--island)" />
  </Box>
)

const nameLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  whiteSpace: 'nowrap',
  fontSize: { xs: '1.1rem', sm: '1.3rem' },
  // Phones have no room for the logo.
  '& svg': { display: { xs: 'none', sm: 'block' } },
}

/** All buttons fit beside the name on the smallest phones. */
const narrow = { '@media (max-width: 359.95px)': { '& .MuiIconButton-root': { p: 0.75 } } }

function ProfileItem() {
  const { t } = useI18n()
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={RouterLink} to={pathOf.profile} onClick={onClose}>
      <ListItemIcon>
        <icons.profile fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={t('screens.profile')} />
    </MenuItem>
  )
}

/** The magazine's name links to the site. */
export function AppBar() {
  const { t } = useI18n()
  const { setOpen } = useMenuState()
  const identity = useIdentity()
  const keyHelp = useKeyHelp()
  // Those who have no work here find their profile behind their picture.
  const hasMenu = identity !== undefined && roleHasMenu(identity.role)
  return (
    <MuiAppBar>
      <Toolbar sx={{ px: { xs: hasMenu ? 1 : 2, sm: 3 }, ...narrow }}>
        {hasMenu && (
          <IconButton
            color="inherit"
            edge="start"
            aria-label={t('shell.openMenu')}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' }, mr: 0.5 }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Link href="/" color="inherit" underline="none" variant="h6" sx={nameLink}>
          <Logo />
          {magazineName}
        </Link>
        <Box sx={{ flex: 1 }} />
        {/* Phones have no room for it. */}
        <LoadingIndicator sx={{ display: { xs: 'none', sm: 'block' } }} />
        {identity && hasMenu && !identity.lacksSecondFactor && <PaletteButton user={identity} />}
        <LanguageMenu />
        <ToggleThemeButton />
        <UserMenu>
          <ProfileItem />
          <KeyHelpItem onOpen={keyHelp.open} />
          <Logout />
        </UserMenu>
        {keyHelp.dialog}
      </Toolbar>
    </MuiAppBar>
  )
}
