import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText, fieldErrorsOf } from '../api/failures'
import { translateText, useI18n } from '../i18n/i18n'
import { useIdentity, useRefreshIdentity } from '../layout/use-identity'
import { ConfirmDialog } from './ConfirmDialog'
import { SecondFactorSetup } from './SecondFactorSetup'

/** Sets the user's second factor up, or switches it off. Left out on a host that has none. */
export function SecondFactor() {
  const { t } = useI18n()
  const identity = useIdentity()
  const refreshIdentity = useRefreshIdentity()
  const queries = useQueryClient()
  if (identity?.totp === undefined) return null
  const refresh = () => {
    refreshIdentity()
    // Either switch ends the other sessions.
    queries.invalidateQueries({ queryKey: ['GET /api/auth/sessions'] })
  }
  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="second-factor" variant="h6" component="h2">
        {t('security.totp.heading')}
      </Typography>
      {identity.totp ? (
        <>
          <Chip size="small" color="success" variant="outlined" label={t('security.totp.active')} />
          <Typography sx={{ color: 'text.secondary', my: 1 }}>{t('security.totp.on')}</Typography>
          <SwitchOff onDone={refresh} />
        </>
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('security.totp.off')}</Typography>
          <SecondFactorSetup onDone={refresh} />
        </>
      )}
    </Card>
  )
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/auth/totp', { body: { current_password: password } }),
    onSuccess: () => {
      notify(t('security.totp.disabled'), { type: 'success' })
      onDone()
    },
    onError: (error) => {
      if (!fieldErrorsOf(error).current_password)
        notify(failureText(error, t('security.totp.failed')), { type: 'error' })
    },
  })
  const problem = fieldErrorsOf(remove.error).current_password
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('security.totp.switchOff')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('security.totp.switchOffQuestion')}
        text={t('security.totp.switchOffText')}
        action={t('security.totp.switchOff')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsking(false)
          setPassword('')
          remove.reset()
        }}
      >
        <TextField
          fullWidth
          autoFocus
          type="password"
          autoComplete="current-password"
          label={t('resources.profile.fields.current_password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problem !== undefined}
          helperText={problem && translateText(problem)}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  )
}
