import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { conflictsIn, type MergedRecords } from '@shared/merge-records'
import { useId, useState } from 'react'
import { Loading, type RaRecord } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { lazyPart } from '../lazy-screen'
import type { Choice } from './ConflictChoices'

// Loaded on demand: conflicts are rare, and it brings what converts blocks to HTML.
const ConflictChoices = lazyPart(() => import('./ConflictChoices'), 'default', <Loading />)

/** The fields and blocks of which their version was chosen. */
export type Choices = ReadonlySet<string>

type Props = {
  conflict: Conflict
  merged: MergedRecords
  onChosen: (choices: Choices) => void
  onTakeTheirs: () => void
  onCancel: () => void
}

/** The title and text of the question, by who has saved the other version: oneself, a named person, or an unnamed one. */
function useQuestion({ current, savedBy }: Conflict) {
  const { t } = useI18n()
  const identity = useIdentity()
  const at = savedBy?.at ?? current.updated_at
  const when = at && dateAndTime(at, { dateStyle: 'short', timeStyle: 'medium' })
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

/** Two people, or two tabs, have changed the same in one record: the second chooses what stays. Nothing happens by default. */
export function ConflictDialog({ conflict, merged, onChosen, onTakeTheirs, onCancel }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const { getValues } = useFormContext()
  const { title, text, other, take, keep } = useQuestion(conflict)
  // What is typed on is not behind the dialog.
  const [mine] = useState(() => structuredClone(getValues()) as RaRecord)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const count = conflictsIn(merged).length
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth={count > 0} maxWidth={count > 0 ? 'lg' : 'sm'}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: count > 0 ? 2 : 0 }}>{text}</DialogContentText>
        {count > 0 && (
          <ConflictChoices
            merged={merged}
            mine={mine}
            theirs={conflict.current}
            theirName={other}
            chosen={chosen}
            onChoose={(id, choice) => setChosen(new Map(chosen).set(id, choice))}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onTakeTheirs} color="error">
          {take}
        </Button>
        <Button onClick={() => onChosen(new Set())} color="error">
          {keep}
        </Button>
        {count > 0 && (
          <Button
            disabled={chosen.size < count}
            onClick={() => onChosen(new Set([...chosen].flatMap(([id, choice]) => (choice === 'theirs' ? [id] : []))))}
          >
            {t('forms.saveChosen')}
          </Button>
        )}
        <Button onClick={onCancel} variant="contained" autoFocus>
          {t('forms.keepEditing')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
