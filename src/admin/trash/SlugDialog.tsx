import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { translateText, useI18n } from '../i18n/i18n'

type Props = {
  /** Why the slug was refused. */
  error: string
  isBusy: boolean
  onClose: () => void
  onRestore: (slug: string) => void
}

/** Asks for another slug for an item that cannot be restored with the one it had. */
export function SlugDialog({ error, isBusy, onClose, onRestore }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const [slug, setSlug] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (slug && !isBusy) onRestore(slug)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t('trash.slugTaken')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={t('resources.categories.fields.slug')}
            value={slug}
            error
            helperText={translateText(error)}
            onChange={({ target }) => setSlug(target.value.trim())}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!slug || isBusy}>
            {t('trash.restore')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
