import { type ComponentProps, type ReactNode, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { FormButtons } from './FormButtons'
import { FormDialog } from './FormDialog'
import { LoadFailure, type LoadFailures } from './LoadFailure'
import { RecordForm } from './RecordForm'

type Props = Omit<ComponentProps<typeof RecordForm>, 'onLoadError'> & {
  title: string
  failures: LoadFailures
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
