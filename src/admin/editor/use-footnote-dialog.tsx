import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useId, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import type { AskNote } from './footnotes'

type Asking = { note: string; settle: (note?: string) => void }

/** Asks for the text of a footnote. `dialog` has to be rendered. */
export function useFootnoteDialog() {
  const [asking, setAsking] = useState<Asking>()
  const end = (note?: string) => {
    asking?.settle(note)
    setAsking(undefined)
  }
  const ask: AskNote = (note) => new Promise((settle) => setAsking({ note, settle }))
  return { ask, dialog: asking && <FootnoteDialog note={asking.note} onEnd={end} /> }
}

function FootnoteDialog({ note, onEnd }: { note: string; onEnd: (note?: string) => void }) {
  const { t } = useI18n()
  const titleId = useId()
  const [text, setText] = useState(note)
  const save = () => onEnd(text.trim())
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    save()
  }
  return (
    // The editor puts the caret where the footnote is.
    <Dialog open fullWidth maxWidth="sm" disableRestoreFocus onClose={() => onEnd()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('editor.own.footnote')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          margin="dense"
          label={t('editor.footnote.text')}
          helperText={t('editor.footnote.help')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </DialogContent>
      <DialogActions>
        {note && (
          <Button color="error" onClick={() => onEnd('')} sx={{ mr: 'auto' }}>
            {t('editor.footnote.remove')}
          </Button>
        )}
        <Button onClick={() => onEnd()}>{t('common.cancel')}</Button>
        <Button variant="contained" disabled={!text.trim()} onClick={save}>
          {t('editor.footnote.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
