import { PAGE_FIELDS } from '@shared/editable-fields'
import type { ManagedPage } from '@shared/entities/page'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { LoadFailure } from '../forms/LoadFailure'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { pathOf } from '../paths'
import { PageFields } from './PageFields'
import { editMessages, loadFailures } from './page-messages'
import { pagePayload } from './page-payload'

export function PageEdit() {
  const { t } = useI18n()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Error>()
  const close = () => navigate(pathOf.pages)
  if (failure)
    return <LoadFailure failures={loadFailures} error={failure} onRetry={() => setFailure(undefined)} onClose={close} />
  return (
    <>
      <PageHeading>{t('pages.edit')}</PageHeading>
      <RecordForm
        key={id}
        id={id}
        resource="pages"
        messages={editMessages}
        transform={(values, options) => pagePayload(PAGE_FIELDS, values, options?.previousData as ManagedPage)}
        onSaved={close}
        onLoadError={setFailure}
      >
        <PageFields />
      </RecordForm>
    </>
  )
}
