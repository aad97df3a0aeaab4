import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { canEver } from '@shared/permissions'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider, useLogout, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { downloadJson } from '../api/download'
import { failureText, fieldErrorsOf } from '../api/failures'
import { translateText, useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

/** Asks for the password, and deletes the account of the signed-in user. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const titleId = useId()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const logOut = useLogout()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request('DELETE /api/auth/me', { body: { current_password: password } }),
    onSuccess: () => logOut(),
    onError: (failure) => {
      if (fieldErrorsOf(failure).current_password) return
      notify(failureText(failure, 'profile.ownData.deleteFailed'), { type: 'error' })
    },
  })
  const complaint = fieldErrorsOf(error).current_password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{t('profile.ownData.deleteQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('profile.ownData.deleteHelp')}</DialogContentText>
          <TextField
            type="password"
            fullWidth
            required
            autoFocus
            autoComplete="current-password"
            label={t('resources.profile.fields.current_password')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={Boolean(complaint)}
            helperText={complaint && translateText(complaint)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" color="error" variant="contained" disabled={isPending}>
            {t('profile.ownData.delete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The download of the user's data, and the deletion of the account, which for staff is up to another admin. */
export function OwnData() {
  const { t } = useI18n()
  const headingId = useId()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [isDeleting, setDeleting] = useState(false)
  const mayDelete = canEver(useIdentity() ?? null, 'delete', 'profile')
  const download = useMutation({
    mutationFn: () => request('GET /api/auth/export'),
    onSuccess: (data) => downloadJson('my-data', data),
    onError: (error) => notify(failureText(error, 'profile.ownData.downloadFailed'), { type: 'error' }),
  })
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={headingId} variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('profile.ownData.heading')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('profile.ownData.downloadHelp')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => download.mutate()} disabled={download.isPending}>
          {t('profile.ownData.download')}
        </Button>
        {mayDelete && (
          <Button color="error" onClick={() => setDeleting(true)}>
            {t('profile.ownData.delete')}
          </Button>
        )}
      </Stack>
      {!mayDelete && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('profile.ownData.deletedByAdmin')}
        </Typography>
      )}
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  )
}
