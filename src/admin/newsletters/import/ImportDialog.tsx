import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { failureText, fieldErrorsOf } from '../../api/failures'
import { translateText, useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { FileInput } from '../../uploads/FileInput'
import { sendFile } from '../../uploads/upload'
import { ImportResult } from './ImportResult'

type Sent = { file: File; isDryRun: boolean; sendsConfirmations: boolean }

async function importFile({ file, isDryRun, sendsConfirmations }: Sent) {
  const query = { dry_run: String(isDryRun), send_confirmations: String(sendsConfirmations) }
  const { result } = await sendFile('POST /api/newsletters/subscribers/import', file, { query })
  return result
}

/** Shows what an import of a chosen file would do before it does it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [sendsConfirmations, setSends] = useState(false)
  const preview = useMutation({ mutationFn: importFile })
  const run = useMutation({ mutationFn: importFile, onSuccess: () => refresh() })

  function choose(chosen: File) {
    setFile(chosen)
    run.reset()
    preview.mutate({ file: chosen, isDryRun: true, sendsConfirmations: false })
  }

  const isPending = preview.isPending || run.isPending
  const error = run.error ?? preview.error
  const result = run.data ?? preview.data
  const isDone = Boolean(run.data)
  return (
    <MessageDialog
      title={t('newsletters.import.title')}
      maxWidth="sm"
      isLarge
      onClose={() => isPending || onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t(isDone ? 'common.close' : 'common.cancel')}
          </Button>
          <Button
            variant={result ? 'outlined' : 'contained'}
            disabled={isPending}
            onClick={() => input.current?.click()}
          >
            {t('newsletters.import.choose')}
          </Button>
          {file && result && !isDone && (
            <Button
              variant="contained"
              disabled={isPending}
              onClick={() => run.mutate({ file, isDryRun: false, sendsConfirmations })}
            >
              {t('newsletters.import.action')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>{t('newsletters.import.explanation')}</DialogContentText>
        <FileInput
          ref={input}
          label={t('newsletters.import.choose')}
          accept=".csv,.tsv,.txt,text/csv"
          onFile={choose}
        />
        {isPending && <LinearProgress aria-label={t('newsletters.import.reading')} />}
        {error && (
          <Alert severity="error">
            {translateText(fieldErrorsOf(error).file ?? failureText(error, 'newsletters.import.failed'))}
          </Alert>
        )}
        {isDone && <Alert severity="success">{t('newsletters.import.done')}</Alert>}
        {file && result && !isPending && !error && (
          <>
            <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{file.name}</Typography>
            <ImportResult result={result} />
          </>
        )}
        {result && !isDone && result.unconfirmed > 0 && (
          <FormControlLabel
            control={<Checkbox checked={sendsConfirmations} onChange={(_, checked) => setSends(checked)} />}
            label={t('newsletters.import.sendConfirmations')}
          />
        )}
      </Stack>
    </MessageDialog>
  )
}
