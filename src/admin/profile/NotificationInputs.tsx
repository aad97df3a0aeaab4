import Typography from '@mui/material/Typography'
import type { Notifications, User } from '@shared/entities/user'
import { canAll } from '@shared/permissions'
import { useRecordContext } from 'react-admin'
import { SwitchInput } from '../forms/SwitchInput'

type Notice = {
  name: keyof Notifications
  label: string
  helperText: string
  /** Whom it concerns; all others never get one. */
  isFor: (user: User) => boolean
}

const notices: Notice[] = [
  {
    name: 'ad_status',
    label: "My ad's status changes",
    helperText: 'When an ad of yours is approved, published or rejected, and why.',
    isFor: ({ role }) => role === 'membership',
  },
  {
    name: 'new_ads',
    label: 'A new ad waits for review',
    helperText: 'When a member has submitted one.',
    isFor: (user) => canAll(user, 'review', 'ads'),
  },
  {
    name: 'newsletters',
    label: 'Newsletters',
    helperText: 'News from the magazine. Each has a link to unsubscribe as well.',
    isFor: () => true,
  },
]

/** What is mailed to the user. Some hosts mail nothing, and say nothing of it. */
export function NotificationInputs() {
  const user = useRecordContext<User>()
  if (!user?.notifications) return null
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        By email
      </Typography>
      {notices
        .filter(({ isFor }) => isFor(user))
        .map(({ name, label, helperText }) => (
          <div key={name}>
            <SwitchInput source={`notifications.${name}`} label={label} helperText={helperText} />
          </div>
        ))}
    </>
  )
}
