import Typography from '@mui/material/Typography'
import type { Notifications, User } from '@shared/entities/user'
import { canAll } from '@shared/permissions'
import { useRecordContext } from 'react-admin'
import { SwitchInput } from '../forms/SwitchInput'
import { type TextKey, useI18n } from '../i18n/i18n'

type Notice = {
  name: keyof Notifications
  label: TextKey
  helperText: TextKey
  /** Whom it concerns; all others never get one. */
  isFor: (user: User) => boolean
}

const notices: Notice[] = [
  {
    name: 'ad_status',
    label: 'profile.notices.adStatus',
    helperText: 'profile.notices.adStatusHelp',
    isFor: ({ role }) => role === 'membership',
  },
  {
    name: 'new_ads',
    label: 'profile.notices.newAds',
    helperText: 'profile.notices.newAdsHelp',
    isFor: (user) => canAll(user, 'review', 'ads'),
  },
  {
    name: 'newsletters',
    label: 'profile.notices.newsletters',
    helperText: 'profile.notices.newslettersHelp',
    isFor: () => true,
  },
]

/** What is mailed to the user. Some hosts mail nothing, and say nothing of it. */
export function NotificationInputs() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  if (!user?.notifications) return null
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {t('profile.byEmail')}
      </Typography>
      {notices
        .filter(({ isFor }) => isFor(user))
        .map(({ name, label, helperText }) => (
          <div key={name}>
            <SwitchInput source={`notifications.${name}`} label={t(label)} helperText={t(helperText)} />
          </div>
        ))}
    </>
  )
}
