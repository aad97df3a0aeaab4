import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { Place } from '@shared/content/publication-check'
import { useI18n } from '../../i18n/i18n'
import type { useFindings } from './use-findings'

type Props = ReturnType<typeof useFindings> & { onGo: (place: Place) => void }

/** Each line leads to its place in the form. */
export function FindingList({ lines, pending, onGo }: Props) {
  const { t } = useI18n()
  return (
    <>
      {lines.length > 0 && (
        <List dense disablePadding aria-label={t('articles.check.heading')}>
          {lines.map(({ place, text }) => (
            <ListItem key={`${place.block} ${text}`} disablePadding>
              <ListItemButton onClick={() => onGo(place)} sx={{ px: 1, borderRadius: 1 }}>
                <ListItemText primary={text} sx={{ m: 0, overflowWrap: 'anywhere', textDecoration: 'underline' }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Typography role="status" variant="body2" sx={{ px: 1 }}>
        {pending > 0 && t('articles.check.checking', { count: pending })}
      </Typography>
    </>
  )
}
