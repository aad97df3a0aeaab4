import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Activity } from '@shared/entities/dashboard'
import { paths } from '@shared/paths'
import { mayOpen, type ScreenName } from '@shared/screens'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { dateAndTime } from '../i18n/formats'
import { currentLanguage, type TextKey, t, useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { listPath, pathOf, recordPath, showPath } from '../paths'
import { Panel } from './Panel'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const format = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(currentLanguage()).format(amount, unit)

const hoursAgo = (hours: number) => format(-hours, 'hour')

/** '2 hours ago'. Never in the future, even if this clock is behind the server's. */
function relativeTime(moment: string, now: number) {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  return unit ? format(-Math.floor(seconds / length), unit) : t('overview.activity.justNow')
}

/** Lines that are shown, and entries that are read for them. */
const LINES = 6
const LIMIT = 60

/** As many entries of a kind in a row are one line. */
const MANY = 3

/** The entries by line: alone, or those of a kind that follow each other. */
function linesOf(activity: Activity[]) {
  const runs: Activity[][] = []
  for (const entry of activity) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === entry.kind) last.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => (run.length < MANY ? run.map((entry) => [entry]) : [run])).slice(0, LINES)
}

const kinds: Record<Activity['kind'], { text: TextKey; Icon: typeof ArticleIcon }> = {
  article_published: { text: 'overview.activity.article_published', Icon: ArticleIcon },
  ad_approved: { text: 'overview.activity.ad_approved', Icon: CampaignIcon },
  user_registered: { text: 'overview.activity.user_registered', Icon: PersonIcon },
}

/** The specification's sample lines, shown while there is no activity. */
const samples: { kind: Activity['kind']; hours: number }[] = [
  { kind: 'article_published', hours: 2 },
  { kind: 'ad_approved', hours: 4 },
  { kind: 'user_registered', hours: 6 },
]

/** Where an entry leads. Members have no screen for articles: theirs is on the site. */
function EntryLink({ entry, children }: { entry: Activity; children: string }) {
  const identity = useIdentity()
  const { kind, subject_id: id, deleted } = entry
  if (!identity || deleted) return children
  const may = (screen: Parameters<typeof mayOpen>[1]) => mayOpen(identity.role, screen)
  const address = {
    article_published: may('articles') ? showPath('articles', id) : undefined,
    ad_approved: may('adForm') ? recordPath('adForm', id) : pathOf.myAds,
    user_registered: may('users') ? recordPath('users', id) : undefined,
  }[kind]
  if (address)
    return (
      <Link component={RouterLink} to={address}>
        {children}
      </Link>
    )
  return kind === 'article_published' ? <Link href={paths.article(id)}>{children}</Link> : children
}

type LineProps = { kind: Activity['kind']; entry?: Activity; when: ReactNode }

function Line({ kind, entry, when }: LineProps) {
  const { t } = useI18n()
  const { text, Icon } = kinds[kind]
  const about = entry && t('overview.activity.about', { what: t(text), title: entry.subject_title })
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', py: 0.75 }}>
      <ListItemIcon sx={{ mt: 0.75, color: 'primary.main' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={entry && about ? <EntryLink entry={entry}>{about}</EntryLink> : t(text)}
        secondary={
          <>
            {when}
            {entry?.deleted && ` · ${t('overview.activity.deleted')}`}
          </>
        }
        sx={{ m: 0, overflowWrap: 'anywhere' }}
      />
    </ListItem>
  )
}

/** The lists in which the entries of a line are found. */
const listsOf: Record<Activity['kind'], ScreenName> = {
  article_published: 'articles',
  ad_approved: 'ads',
  user_registered: 'users',
}

const namesOf = (entries: Activity[]) => entries.map(({ subject_title }) => subject_title).join(', ')

/** Several entries of a kind: their number, and their titles as far as they fit. */
function ManyLine({ entries, when }: { entries: Activity[]; when: ReactNode }) {
  const { t } = useI18n()
  const identity = useIdentity()
  const [{ kind } = {}] = entries
  if (!kind || !identity) return null
  const { Icon } = kinds[kind]
  const screen = listsOf[kind]
  const text = t(`overview.activity.many.${kind}`, { count: entries.length })
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', py: 0.75 }}>
      <ListItemIcon sx={{ mt: 0.75, color: 'primary.main' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={
          mayOpen(identity.role, screen) ? (
            <Link component={RouterLink} to={listPath(screen)}>
              {text}
            </Link>
          ) : (
            text
          )
        }
        secondary={
          <>
            <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
              {namesOf(entries)}
            </Typography>
            {when}
          </>
        }
        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}
      />
    </ListItem>
  )
}

const When = ({ moment, now }: { moment: string; now: number }) => (
  <time dateTime={moment} title={dateAndTime(moment, { dateStyle: 'short', timeStyle: 'medium' })}>
    {relativeTime(moment, now)}
  </time>
)

function Feed() {
  const { t } = useI18n()
  const { data, error, isPending } = useOptionalQuery('GET /api/dashboard/activity', { query: { limit: LIMIT } })
  const [now] = useState(() => Date.now())
  if (isPending) return <Skeleton variant="rounded" height={150} />
  if (error) return <Typography sx={{ color: 'text.secondary' }}>{t('overview.activity.failed')}</Typography>
  const activity = data?.activity ?? []
  return (
    <List disablePadding>
      {linesOf(activity).map((entries) => {
        const [entry] = entries
        if (!entry) return null
        const { id, kind, created_at } = entry
        const when = <When key={id} moment={created_at} now={now} />
        return entries.length > 1 ? (
          <ManyLine key={id} entries={entries} when={when} />
        ) : (
          <Line key={id} kind={kind} entry={entry} when={when} />
        )
      })}
      {activity.length === 0 &&
        samples.map(({ kind, hours }) => <Line key={kind} kind={kind} when={hoursAgo(hours)} />)}
    </List>
  )
}

export const RecentActivity = () => {
  const { t } = useI18n()
  return (
    <Panel heading={t('overview.activity.heading')}>
      <Feed />
    </Panel>
  )
}
