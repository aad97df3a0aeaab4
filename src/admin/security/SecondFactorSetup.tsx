import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { CallReply } from '@shared/calls'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText, fieldErrorsOf } from '../api/failures'
import { translateText, useI18n } from '../i18n/i18n'
import { QrCode } from './QrCode'

type Setup = CallReply<'POST /api/auth/totp'>

/** A button that begins the set-up, then its steps: the key, the recovery codes, a first code. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const begin = useMutation({
    mutationFn: () => request('POST /api/auth/totp'),
    onError: (error) => notify(failureText(error, t('security.totp.failed')), { type: 'error' }),
  })
  if (begin.data) return <Steps setup={begin.data} onDone={onDone} />
  return (
    <Button variant="outlined" onClick={() => begin.mutate()} disabled={begin.isPending}>
      {t('security.totp.setUp')}
    </Button>
  )
}

const steps = { display: 'grid', gap: 2, pl: 3, my: 0, '& li::marker': { fontWeight: 'bold' } }
const monospaced = { fontFamily: 'monospace', fontSize: '1rem', overflowWrap: 'anywhere' }

function Steps({ setup: { secret, uri, recovery_codes }, onDone }: { setup: Setup; onDone: () => void }) {
  const { t } = useI18n()
  return (
    <Box component="ol" sx={steps}>
      <li>
        <Typography sx={{ mb: 1 }}>{t('security.totp.scan')}</Typography>
        <QrCode text={uri} label={t('security.totp.picture')} />
        <Typography>{t('security.totp.key')}</Typography>
        <Typography sx={monospaced}>{secret.match(/.{1,4}/g)?.join(' ')}</Typography>
      </li>
      <li>
        <Typography>{t('security.totp.keep')}</Typography>
        <Box component="ul" sx={{ ...monospaced, listStyle: 'none', p: 0, my: 1, columns: '13rem 2' }}>
          {recovery_codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Button
          size="small"
          href={`data:text/plain,${encodeURIComponent(recovery_codes.join('\n'))}`}
          download="recovery-codes.txt"
        >
          {t('security.totp.download')}
        </Button>
      </li>
      <li>
        <Typography sx={{ mb: 1 }}>{t('security.totp.enter')}</Typography>
        <ConfirmCode onDone={onDone} />
      </li>
    </Box>
  )
}

function ConfirmCode({ onDone }: { onDone: () => void }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () => request('PUT /api/auth/totp', { body: { code } }),
    onSuccess: () => {
      notify(t('security.totp.enabled'), { type: 'success' })
      onDone()
    },
    onError: (error) => {
      if (!fieldErrorsOf(error).code) notify(failureText(error, t('security.totp.failed')), { type: 'error' })
    },
  })
  const problem = fieldErrorsOf(confirm.error).code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <TextField
        label={t('security.totp.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problem !== undefined}
        helperText={problem && translateText(problem)}
        size="small"
        fullWidth={false}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
      <Button type="submit" variant="contained" disabled={confirm.isPending} sx={{ alignSelf: 'flex-start' }}>
        {t('security.totp.confirm')}
      </Button>
    </Box>
  )
}
