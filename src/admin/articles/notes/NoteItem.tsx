import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Note } from '@shared/entities/note'
import { use } from 'react'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { useBlockBeginnings } from './blocks'
import { NotesContext } from './notes-context'

export const NoteItem = ({ note: { text, block_id, author_name, created_at } }: { note: Note }) => (
  <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="body2" sx={{ fontWeight: 620 }}>
      {author_name}
      <Typography component="time" dateTime={created_at} variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
        {dateAndTime(created_at)}
      </Typography>
    </Typography>
    {block_id !== null && <NotedBlock id={block_id} />}
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>
      {text}
    </Typography>
  </Box>
)

/** The beginning of the block, as a link to it; or that it is gone. */
function NotedBlock({ id }: { id: string }) {
  const { t } = useI18n()
  const beginning = useBlockBeginnings()(id)
  const goTo = use(NotesContext)?.goTo
  if (beginning === undefined)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {t('articles.notes.blockGone')}
      </Typography>
    )
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
      onClick={() => goTo?.current?.(id)}
    >
      {t('articles.notes.onBlock', { text: beginning })}
    </Link>
  )
}
