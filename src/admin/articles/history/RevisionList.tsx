import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { RevisionSummary } from '@shared/entities/revision'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { StatusBadge } from '../../lists/StatusBadge'

type Props = { revisions: RevisionSummary[]; chosen: number | undefined; onChoose: (id: number) => void }

/** The versions, newest first. */
export const RevisionList = ({ revisions, chosen, onChoose }: Props) => {
  const { t } = useI18n()
  return (
    <List
      aria-label={t('articles.versions.label')}
      dense
      sx={{ maxHeight: { xs: '16rem', md: '70vh' }, overflowY: 'auto', py: 0.5 }}
    >
      {revisions.map(({ id, created_at, author_name, words, status }, index) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            selected={id === chosen}
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
            sx={{ gap: 1 }}
          >
            <ListItemText
              primary={dateAndTime(created_at)}
              secondary={
                <>
                  {author_name} · {t('common.words', { count: words })}
                  {index === 0 && (
                    <Typography component="span" variant="inherit" sx={{ fontWeight: 650 }}>
                      {' '}
                      · {t('articles.versions.present')}
                    </Typography>
                  )}
                </>
              }
            />
            {status !== 'draft' && <StatusBadge status={status} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
