import ArticleIcon from '@mui/icons-material/Article'
import DashboardIcon from '@mui/icons-material/Dashboard'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { menuFor, type ScreenName } from '@shared/screens'
import { Menu as RaMenu, useGetIdentity, useSidebarState } from 'react-admin'
import type { Identity } from '../authProvider'
import { base } from '../paths'

/** The screens that exist, with their icons; the rest of the menu stays away until its screens are there. */
const icons: Partial<Record<ScreenName, typeof ArticleIcon>> = {
  overview: DashboardIcon,
  articles: ArticleIcon,
}

export function Menu() {
  const { identity } = useGetIdentity()
  const [isOpen] = useSidebarState()
  const { fullName, role } = (identity ?? {}) as Partial<Identity>
  if (!role) return null
  return (
    <RaMenu>
      {isOpen && (
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            Welcome,
          </Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{fullName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {role}
          </Typography>
        </Box>
      )}
      {menuFor(role).map(({ name, label, path }) => {
        const Icon = icons[name]
        if (!Icon) return null
        return <RaMenu.Item key={name} to={path ? `${base}/${path}` : base} primaryText={label} leftIcon={<Icon />} />
      })}
    </RaMenu>
  )
}
