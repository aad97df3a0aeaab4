import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { MEDIA_FIELDS, pick } from '@shared/editable-fields'
import type { MediaBulkEdit } from '@shared/entities/media'
import { MAX_CHANGED_MEDIA } from '@shared/media-kinds'
import { useId } from 'react'
import { Form, TextInput, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { SwitchInput } from '../forms/SwitchInput'
import { t, useI18n } from '../i18n/i18n'
import { SaveWait } from '../waiting/SaveWait'
import { useSave } from '../waiting/use-save'

type Values = Omit<MediaBulkEdit, 'ids'>

const INITIAL: Values = { only_missing: true }

/** Texts for all chosen files. Empty fields stay as they are. */
export function ChosenTexts({ onClose }: { onClose: () => void }) {
  const { t: text } = useI18n()
  const titleId = useId()
  const { selectedIds, onSelect } = useListContext()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()

  async function saveAll(values: Values) {
    let changed = 0
    for (let from = 0; from < selectedIds.length; from += MAX_CHANGED_MEDIA) {
      const ids = selectedIds.slice(from, from + MAX_CHANGED_MEDIA).map(Number)
      changed += (await request('PUT /api/media/bulk', { body: { ids, ...values } })).changed
    }
    return changed
  }

  const { mutate, isPending, repetition } = useSave({
    mutationFn: saveAll,
    onSuccess: (count) => {
      notify(t('media.bulk.changed', { count }), { type: 'success' })
      onSelect([])
      onClose()
    },
    onError: (error) => notify(failureText(error, 'media.saveFailed'), { type: 'error' }),
    // A call may have failed after others.
    onSettled: refresh,
  })

  function submit({ only_missing, ...values }: Values) {
    const typed = Object.entries(pick(values, MEDIA_FIELDS)).filter(([, value]) => value)
    if (typed.length === 0) return { alt: t('media.bulk.nothing') }
    mutate({ ...Object.fromEntries(typed), only_missing })
    return undefined
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Form record={INITIAL} onSubmit={(values: Values) => submit(values)}>
        <DialogTitle id={titleId}>{text('media.bulk.heading', { count: selectedIds.length })}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {text('media.bulk.help')}
          </Typography>
          <TextInput source="alt" label={text('pictures.alt')} helperText={false} multiline />
          <TextInput source="caption" label={text('pictures.caption')} helperText={false} multiline />
          <TextInput source="credit" label={text('pictures.credit')} helperText={false} />
          <SwitchInput
            source="only_missing"
            label={text('media.bulk.onlyMissing')}
            helperText={text('media.bulk.onlyMissingHelp')}
          />
          <SaveWait repetition={repetition} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {text('common.update')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
