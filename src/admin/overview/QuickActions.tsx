import SiteIcon from '@mui/icons-material/PublicOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import type { Identity } from '../authProvider'
import { useI18n } from '../i18n/i18n'
import { Panel } from './Panel'
import { quickActionsFor } from './quick-actions'

const button = { variant: 'outlined', sx: { justifyContent: 'flex-start' } } as const

/** Links to what the role does most. */
export const QuickActions = ({ user }: { user: Identity }) => {
  const { t } = useI18n()
  return (
    <Panel heading={t('overview.actions.heading')}>
      <Stack direction={{ xs: 'column', sm: 'row', md: 'column' }} sx={{ gap: 1.25, flexWrap: 'wrap' }}>
        {quickActionsFor(user).map(({ label, Icon, to }) => (
          <Button key={label} {...button} component={Link} to={to} startIcon={<Icon />}>
            {t(label)}
          </Button>
        ))}
        {/* Not a route of the dashboard. */}
        <Button {...button} href="/" startIcon={<SiteIcon />}>
          {t('overview.actions.site')}
        </Button>
      </Stack>
    </Panel>
  )
}
