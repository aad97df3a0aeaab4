import Typography from '@mui/material/Typography'
import type { Notifications, User } from '@shared/entities/user'
import { canAll } from '@shared/permissions'
import { mayOpen } from '@shared/screens'
import { useRecordContext } from 'react-admin'
import { SwitchInput } from '../forms/SwitchInput'
import { type TextKey, useI18n } from '../i18n/i18n'

type Notice = {
  name: keyof Notifications
  label: TextKey
  helperText: TextKey
  /** Other users never get this notice, so they are not asked. */
  isFor: (user: User) => boolean
}

const notices: Notice[] = [
  {
    name: 'ad_status',
    label: 'profile.notices.adStatus',
    helperText: 'profile.notices.adStatusHelp',
    isFor: ({ role }) => mayOpen(role, 'myAds'),
  },
  {
    name: 'ad_reports',
    label: 'profile.notices.adReports',
    helperText: 'profile.notices.adReportsHelp',
    isFor: ({ role }) => mayOpen(role, 'myAds'),
  },
  {
    name: 'new_ads',
    label: 'profile.notices.newAds',
    helperText: 'profile.notices.newAdsHelp',
    isFor: (user) => canAll(user, 'review', 'ads'),
  },
  {
    name: 'reviews',
    label: 'profile.notices.reviews',
    helperText: 'profile.notices.reviewsHelp',
    isFor: (user) => canAll(user, 'publish', 'articles'),
  },
  {
    name: 'notes',
    label: 'profile.notices.notes',
    helperText: 'profile.notices.notesHelp',
    isFor: (user) => canAll(user, 'list', 'notes'),
  },
  {
    name: 'newsletters',
    label: 'profile.notices.newsletters',
    helperText: 'profile.notices.newslettersHelp',
    isFor: () => true,
  },
]

/** Which notices are mailed to the user. Left out on a host whose user record has no such settings. */
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
