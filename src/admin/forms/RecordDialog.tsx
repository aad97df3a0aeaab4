import ErrorIcon from '@mui/icons-material/CloudOffOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useState } from 'react'
import type { HttpError } from 'react-admin'
import { failureText } from '../failure-text'
import { Notice } from '../layout/Notice'
import { FormButtons } from './FormButtons'
import { FormDialog } from './FormDialog'
import { RecordForm } from './RecordForm'

type Props = Omit<ComponentProps<typeof RecordForm>, 'onLoadError'> & {
  title: string
  /** What the form is about, such as 'User'. */
  what: string
  onClose: () => void
}

/** The form of a record over its list, or why the record cannot be shown. */
export function RecordDialog({ title, what, onClose, children, ...form }: Props) {
  const [failure, setFailure] = useState<Error>()
  return (
    <FormDialog title={title} onClose={onClose}>
      {failure ? (
        <LoadFailure what={what} error={failure} onRetry={() => setFailure(undefined)} onClose={onClose} />
      ) : (
        <RecordForm {...form} onLoadError={setFailure}>
          {children}
          <FormButtons save={form.id === undefined ? 'Create' : 'Update'} onCancel={onClose} />
        </RecordForm>
      )}
    </FormDialog>
  )
}

type FailureProps = Pick<Props, 'what' | 'onClose'> & { error: Error; onRetry: () => void }

function LoadFailure({ what, error, onRetry, onClose }: FailureProps) {
  const isAbsent = (error as HttpError).status === 404
  return (
    <Notice
      Icon={isAbsent ? SearchOffIcon : ErrorIcon}
      heading={
        <Typography variant="h6" component="p" role="alert">
          {isAbsent ? `${what} not found` : `This ${what.toLowerCase()} could not be loaded`}
        </Typography>
      }
      text={isAbsent ? 'It may have been deleted, or the address is wrong.' : failureText(error, '')}
      action={
        isAbsent ? (
          <Button variant="contained" onClick={onClose}>
            Back to the list
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  )
}
