import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Activity } from '@shared/entities/dashboard'
import { type ReactNode, useState } from 'react'
import { useAddedCall } from '../use-call'
import { Panel } from './Panel'
import { relativeTime } from './relative-time'

const LIMIT = 6

const kinds: Record<Activity['kind'], { text: string; Icon: typeof ArticleIcon }> = {
  article_published: { text: 'New article published', Icon: ArticleIcon },
  ad_approved: { text: 'Ad campaign approved', Icon: CampaignIcon },
  user_registered: { text: 'User registered', Icon: PersonIcon },
}

/** The specification's, for as long as there is nothing else to show. */
const samples: { kind: Activity['kind']; when: string }[] = [
  { kind: 'article_published', when: '2 hours ago' },
  { kind: 'ad_approved', when: '4 hours ago' },
  { kind: 'user_registered', when: '6 hours ago' },
]

const Line = ({ kind, title, when }: { kind: Activity['kind']; title?: string; when: ReactNode }) => {
  const { text, Icon } = kinds[kind]
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', py: 0.75 }}>
      <ListItemIcon sx={{ mt: 0.75, color: 'primary.main' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={title === undefined ? text : `${text}: ${title}`}
        secondary={when}
        sx={{ m: 0, overflowWrap: 'anywhere' }}
      />
    </ListItem>
  )
}

function Feed() {
  const { data, error, isPending } = useAddedCall('GET /api/dashboard/activity', { query: { limit: LIMIT } })
  const [now] = useState(() => Date.now())
  if (isPending) return <Skeleton variant="rounded" height={150} />
  if (error) return <Typography sx={{ color: 'text.secondary' }}>The recent activity could not be loaded.</Typography>
  const activity = data?.activity ?? []
  return (
    <List disablePadding>
      {activity.map(({ id, kind, subject_title, created_at }) => (
        <Line
          key={id}
          kind={kind}
          title={subject_title}
          when={
            <time dateTime={created_at} title={new Date(created_at).toLocaleString('en-GB')}>
              {relativeTime(created_at, now)}
            </time>
          }
        />
      ))}
      {activity.length === 0 && samples.map((sample) => <Line key={sample.kind} {...sample} />)}
    </List>
  )
}

/** What happened of late. */
export const RecentActivity = () => (
  <Panel heading="Recent Activity">
    <Feed />
  </Panel>
)
