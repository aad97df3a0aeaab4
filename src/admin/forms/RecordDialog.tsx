import ErrorIcon from '@mui/icons-material/CloudOffOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { HttpError } from 'react-admin'
import { failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { FormButtons } from './FormButtons'
import { FormDialog } from './FormDialog'
import { RecordForm } from './RecordForm'

type Props = Omit<ComponentProps<typeof RecordForm>, 'onLoadError'> & {
  title: string
  /** Shown if the record does not exist, or cannot be loaded. */
  failures: { absent: TextKey; notLoaded: TextKey }
  onClose: () => void
  /** Shown below the form's buttons: what is not saved with the form. */
  after?: ReactNode
}

/** The form of a record in a dialog, or the reason why the record cannot be shown. */
export function RecordDialog({ title, failures, onClose, children, after, ...form }: Props) {
  const { t } = useI18n()
  const [failure, setFailure] = useState<Error>()
  return (
    <FormDialog title={title} onClose={onClose}>
      {failure ? (
        <LoadFailure failures={failures} error={failure} onRetry={() => setFailure(undefined)} onClose={onClose} />
      ) : (
        <RecordForm {...form} onLoadError={setFailure}>
          {children}
          <FormButtons save={form.id === undefined ? t('common.create') : t('common.update')} onCancel={onClose} />
          {after}
        </RecordForm>
      )}
    </FormDialog>
  )
}

type FailureProps = Pick<Props, 'failures' | 'onClose'> & { error: Error; onRetry: () => void }

function LoadFailure({ failures, error, onRetry, onClose }: FailureProps) {
  const { t } = useI18n()
  const isAbsent = (error as HttpError).status === 404
  return (
    <Notice
      Icon={isAbsent ? SearchOffIcon : ErrorIcon}
      heading={
        <Typography variant="h6" component="p" role="alert">
          {t(isAbsent ? failures.absent : failures.notLoaded)}
        </Typography>
      }
      text={isAbsent ? t('common.absent') : failureText(error, '')}
      action={
        isAbsent ? (
          <Button variant="contained" onClick={onClose}>
            {t('forms.backToList')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )
      }
    />
  )
}
