import ErrorIcon from '@mui/icons-material/CloudOffOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { HttpError } from 'react-admin'
import { failureText } from '../api/failures'
import { type TextKey, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { TryAgain } from '../waiting/TryAgain'

/** Shown if the record does not exist, or cannot be loaded. */
export type LoadFailures = { absent: TextKey; notLoaded: TextKey }

type Props = {
  failures: LoadFailures
  error: Error
  onRetry: () => void
  /** Goes back to the list. */
  onClose: () => void
}

/** The reason why a record cannot be shown. */
export function LoadFailure({ failures, error, onRetry, onClose }: Props) {
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
          <TryAgain variant="outlined" error={error} onRetry={onRetry} />
        )
      }
    />
  )
}
