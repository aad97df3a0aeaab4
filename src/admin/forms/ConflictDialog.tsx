import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useId } from 'react'
import { Loading, type RaRecord } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import { formatDate } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { isText } from './drafts/LocalDraft'

// Loaded on demand: conflicts are rare, and it brings what converts blocks to HTML.
const ConflictComparison = lazy(() => import('./ConflictComparison'))

type Props = {
  conflict: Conflict | undefined
  resource: string
  onKeepMine: (current: RaRecord) => void
  onTakeTheirs: (current: RaRecord) => void
  onCancel: () => void
}

/** The title and text of the question, by who has saved the other version: oneself, a named person, or an unnamed one. */
function useQuestion({ current, savedBy }: Conflict) {
  const { t } = useI18n()
  const identity = useIdentity()
  const at = savedBy?.at ?? current.updated_at
  const when = at && formatDate(at, { dateStyle: 'short', timeStyle: 'medium' })
  const take = t('forms.takeTheirs')
  const keep = t('forms.keepMine')
  const title = t('forms.conflictTitle')
  if (savedBy && savedBy.id === identity?.id)
    return {
      title: t('forms.ownConflictTitle'),
      text: t('forms.ownConflictText', { when }),
      other: t('forms.otherTab'),
      take: t('forms.takeOther'),
      keep: t('forms.keepThis'),
    }
  if (savedBy)
    return { title, text: t('forms.conflictTextBy', { name: savedBy.name, when }), other: savedBy.name, take, keep }
  const text = when ? t('forms.conflictTextSince', { when }) : t('forms.conflictText')
  return { title, text, other: t('forms.theirs'), take, keep }
}

export function ConflictDialog({ conflict, ...props }: Props) {
  return conflict ? <Question conflict={conflict} {...props} /> : null
}

/** Two people, or two tabs, have edited one record: the second chooses which version stays. Nothing happens by default. */
function Question({ conflict, resource, onKeepMine, onTakeTheirs, onCancel }: Props & { conflict: Conflict }) {
  const { t } = useI18n()
  const titleId = useId()
  const { getValues } = useFormContext()
  const { title, text, other, take, keep } = useQuestion(conflict)
  const { current } = conflict
  // The records that are texts.
  const hasComparison = resource === 'articles' || isText(resource)
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={titleId}
      fullWidth={hasComparison}
      maxWidth={hasComparison ? 'lg' : 'sm'}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: hasComparison ? 2 : 0 }}>{text}</DialogContentText>
        {hasComparison && (
          <Suspense fallback={<Loading />}>
            <ConflictComparison theirs={current} mine={getValues() as RaRecord} theirName={other} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onTakeTheirs(current)} color="error">
          {take}
        </Button>
        <Button onClick={() => onKeepMine(current)} color="error">
          {keep}
        </Button>
        <Button onClick={onCancel} variant="contained" autoFocus>
          {t('forms.keepEditing')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
