import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { use, useEffect, useId } from 'react'
import { useI18n } from '../../i18n/i18n'
import { NoteComposer } from './NoteComposer'
import { NoteItem } from './NoteItem'
import { NotesContext } from './notes-context'
import { useNotes } from './use-notes'

/** Beside a long text, the notes stay in view. */
const besideText = {
  position: { lg: 'sticky' },
  top: 72,
  maxHeight: { lg: 'calc(100vh - 180px)' },
  overflowY: { lg: 'auto' },
  // On a magnified page, there is no room beside.
  '@media (max-height: 600px)': { position: 'static', maxHeight: 'none' },
} as const

type Props = {
  /** The article, where it may be sent for review or back. */
  article?: ManagedArticle
}

/** The notes on the form's article, oldest first, and the form of a new one. */
export function NoteThread({ article }: Props) {
  const context = use(NotesContext)
  return context ? <Thread articleId={context.articleId} article={article} onBlocks={context.setNotedBlocks} /> : null
}

type ThreadProps = Props & { articleId: number; onBlocks: (ids: string[]) => void }

function Thread({ articleId, article, onBlocks }: ThreadProps) {
  const { t } = useI18n()
  const headingId = useId()
  const { notes, error, hasEarlier, showEarlier } = useNotes(articleId)
  const blocks = [...new Set(notes?.flatMap(({ block_id }) => block_id ?? []))].sort().join(' ')
  useEffect(() => onBlocks(blocks ? blocks.split(' ') : []), [blocks, onBlocks])
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 3, ...besideText }}>
      <Typography id={headingId} variant="h6" component="h2">
        {t('articles.notes.heading')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('articles.notes.intro')}
      </Typography>
      {error && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {t('articles.notes.notLoaded')}
        </Typography>
      )}
      {hasEarlier && <Button onClick={() => showEarlier()}>{t('articles.notes.earlier')}</Button>}
      <Box component="ol" aria-label={t('articles.notes.heading')} sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {notes?.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </Box>
      <NoteComposer article={article} />
    </Box>
  )
}
