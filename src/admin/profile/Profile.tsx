import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '@shared/paths'
import { useState } from 'react'
import type { TransformData } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { PROFILE } from '../api/resources'
import { FormButtons } from '../forms/FormButtons'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity, useRefreshIdentity } from '../layout/use-identity'
import { OwnSessions } from '../security/OwnSessions'
import { SecondFactor } from '../security/SecondFactor'
import { TryAgain } from '../waiting/TryAgain'
import { AboutInputs } from './AboutInputs'
import { NotificationInputs } from './NotificationInputs'
import { OwnData } from './OwnData'
import { AccountInfo, ProfileHeader, ProgramVersion } from './ProfileCards'
import { ContactInputs, PasswordInputs } from './ProfileInputs'
import { guardedAddress, isNewAddress, type ProfileValues, profileErrors } from './profile-errors'

const messages = { success: 'profile.updated', failure: 'profile.updateFailed' } as const
const noPasswords = { current_password: null, password: null, password_repeat: null }

const withoutBlankPasswords: TransformData = ({ password, current_password, ...data }, options) => ({
  ...data,
  ...(password && { password }),
  ...((password || isNewAddress(data.email, guardedAddress(options?.previousData))) && { current_password }),
})

const NotLoaded = (failed: { error: Error; onRetry: () => void }) => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={CloudOffIcon}
      heading={<PageHeading tab={t('screens.profile')}>{t('profile.notLoaded')}</PageHeading>}
      action={<TryAgain variant="outlined" {...failed} />}
    />
  )
}

export function Profile() {
  const { t } = useI18n()
  const identity = useIdentity()
  const refreshIdentity = useRefreshIdentity()
  const navigate = useNavigate()
  const [loadError, setLoadError] = useState<Error>()
  if (!identity) return null
  if (loadError) return <NotLoaded error={loadError} onRetry={() => setLoadError(undefined)} />
  return (
    <Stack spacing={3}>
      <RecordForm
        id={identity.id}
        resource={PROFILE}
        messages={messages}
        defaultValues={noPasswords}
        transform={withoutBlankPasswords}
        validate={(values, record) => profileErrors(values as ProfileValues, guardedAddress(record))}
        onLoadError={setLoadError}
        // The menus show the user's name.
        onSaved={refreshIdentity}
      >
        <Stack spacing={3}>
          <PageHeading>{t('screens.profile')}</PageHeading>
          <ProfileHeader />
          <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '3fr 1fr' } }}>
            <Card sx={{ p: { xs: 2.5, sm: 3 } }}>
              <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
                {t('profile.yourDetails')}
              </Typography>
              <ContactInputs />
              <AboutInputs />
              <NotificationInputs />
              <PasswordInputs />
              <FormButtons save={t('profile.saveChanges')} onCancel={() => navigate(paths.dashboard)} />
            </Card>
            <AccountInfo />
          </Box>
        </Stack>
      </RecordForm>
      <SecondFactor />
      <OwnSessions />
      <OwnData />
      <ProgramVersion />
    </Stack>
  )
}
