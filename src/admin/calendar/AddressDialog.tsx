import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { apiOrigin } from '@shared/api-host'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useCall } from '../api/use-call'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { SaveWait } from '../waiting/SaveWait'
import { TryAgain } from '../waiting/TryAgain'
import { useSave } from '../waiting/use-save'

/** The secret address at which calendar programs read the calendar. It is shown once: afterwards only its hash is known. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { data, error, refetch } = useCall('GET /api/calendar/address')
  const [address, setAddress] = useState<string>()
  const onError = (failure: Error) => notify(failureText(failure, t('calendar.address.failed')), { type: 'error' })
  const renew = useSave({
    mutationFn: () => request('POST /api/calendar/address'),
    onSuccess: ({ path }) => {
      setAddress(new URL(apiOrigin + path, location.href).href)
      void refetch()
    },
    onError,
  })
  const end = useSave({
    mutationFn: () => request('DELETE /api/calendar/address'),
    onSuccess: () => {
      setAddress(undefined)
      void refetch()
    },
    onError,
  })
  const isBusy = renew.isPending || end.isPending
  const madeAt = data?.made_at
  return (
    <MessageDialog
      title={t('calendar.subscribe')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {madeAt && (
            <Button color="error" disabled={isBusy} onClick={() => end.mutate()}>
              {t('calendar.address.end')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.close')}</Button>
          {data && (
            <Button variant="contained" disabled={isBusy} onClick={() => renew.mutate()}>
              {t(madeAt ? 'calendar.address.renew' : 'calendar.address.make')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>{t('calendar.address.explanation')}</DialogContentText>
        {error && (
          <Alert severity="error" action={<TryAgain color="inherit" error={error} onRetry={() => refetch()} />}>
            {failureText(error, t('lists.failed'))}
          </Alert>
        )}
        {address ? (
          <TextField
            fullWidth
            label={t('calendar.address.label')}
            value={address}
            helperText={t('calendar.address.once')}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        ) : (
          madeAt && (
            <DialogContentText>{t('calendar.address.madeAt', { moment: dateAndTime(madeAt) })}</DialogContentText>
          )
        )}
        <SaveWait repetition={renew.repetition} />
      </Stack>
    </MessageDialog>
  )
}
