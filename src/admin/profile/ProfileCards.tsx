import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { SITE_NAME } from '@shared/magazine'
import { mediaUrl } from '@shared/media-url'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import { longDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { EmailState } from './EmailState'

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

/** The stored name, address and role. */
export function ProfileHeader() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  if (!user) return null
  const [local, domain] = user.email.split('@')
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'flex', alignItems: 'center', gap: 2.5 }}>
      <Avatar
        aria-hidden
        alt=""
        src={user.image_url ? mediaUrl(user.image_url) : undefined}
        sx={{ width: 64, height: 64, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {!user.image_url && initials(user.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {user.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 0.75 }}>
          {/* On phones, most addresses are longer than a line. */}
          {local}@<wbr />
          {domain}
        </Typography>
        <Chip size="small" color="primary" variant="outlined" label={t(`roles.${user.role}`)} />
      </Box>
    </Card>
  )
}

/** The account's details that its owner cannot change. */
export function AccountInfo() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  if (!user) return null
  const rows: [string, ReactNode][] = [
    [t('profile.account.type'), t(`roles.${user.role}`)],
    [t('profile.account.since'), longDay(user.created_at)],
    [t('profile.account.updated'), longDay(user.updated_at)],
  ]
  if (user.email_confirmed !== undefined) rows.push([t('profile.account.email'), <EmailState key="email" />])
  return (
    <Card component="section" aria-labelledby="account-info" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="account-info" variant="h6" component="h2">
        {t('profile.account.heading')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([term, detail]) => (
          <Box key={term} sx={{ mt: 1.5 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The version of the server, for those who report a problem. */
export function ProgramVersion() {
  const { data } = useOptionalQuery('GET /api/health/live')
  if (!data?.version) return null
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {SITE_NAME} <bdi>{data.version}</bdi>
    </Typography>
  )
}
