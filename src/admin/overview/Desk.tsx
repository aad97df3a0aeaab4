import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { DeskItem } from '@shared/entities/note'
import { MAX_PER_PAGE } from '@shared/paging'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { dateAndTime, languageName } from '../i18n/formats'
import { type TextKey, useI18n } from '../i18n/i18n'
import { useDesk } from '../layout/use-desk'
import { translationPath } from '../paths'
import { Panel } from './Panel'

const kinds: Record<DeskItem['kind'], { label: TextKey; color: 'warning' | 'error' | 'info' }> = {
  review: { label: 'overview.desk.review', color: 'warning' },
  sent_back: { label: 'overview.desk.sentBack', color: 'error' },
  note: { label: 'overview.desk.note', color: 'info' },
  translation: { label: 'overview.desk.translation', color: 'warning' },
  ad: { label: 'overview.desk.ad', color: 'warning' },
}

/** The articles, translations and ads that wait for this user, the oldest first, with their last notes. Left out if there are none. */
export function Desk() {
  const { t } = useI18n()
  const [perPage, setPerPage] = useState<number>()
  const { data, error } = useDesk({ perPage })
  if (error)
    return (
      <Panel heading={t('overview.desk.heading')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('overview.desk.notLoaded')}</Typography>
      </Panel>
    )
  if (!data?.items.length) return null
  return (
    <Panel heading={t('overview.desk.heading')}>
      <List disablePadding>
        {data.items.map((item) => (
          <Item key={`${item.original} ${item.id} ${item.language}`} item={item} />
        ))}
      </List>
      {data.items.length < data.total && perPage === undefined && (
        <Button onClick={() => setPerPage(MAX_PER_PAGE)}>{t('overview.desk.all', { count: data.total })}</Button>
      )}
    </Panel>
  )
}

function Item({ item: { kind, original, id, language, title, by_name, since, note } }: { item: DeskItem }) {
  const { t } = useI18n()
  const { label, color } = kinds[kind]
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
      <ListItemText
        primary={
          <Link component={RouterLink} to={translationPath(original, id, language)}>
            {language ? `${title} (${languageName(language)})` : title}
          </Link>
        }
        secondary={
          <>
            {t('overview.desk.by', { name: by_name ?? t('audit.deleted'), when: dateAndTime(since) })}
            {note && (
              <Typography component="span" variant="body2" sx={{ ...twoLines, color: 'text.primary' }}>
                {t('overview.desk.quote', { name: note.author_name, text: note.text })}
              </Typography>
            )}
          </>
        }
        sx={{ minWidth: 'min(16rem, 100%)', overflowWrap: 'anywhere' }}
      />
      <Chip size="small" variant="outlined" color={color} label={t(label)} sx={{ mt: 1 }} />
    </ListItem>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const
