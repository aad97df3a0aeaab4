import { PAGE_FIELDS } from '@shared/editable-fields'
import { useNavigate } from 'react-router-dom'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { pathOf, recordPath } from '../paths'
import { PageFields } from './PageFields'
import { createMessages } from './page-messages'
import { pagePayload } from './page-payload'

/** Empty fields are null, so that typing and deleting a text is not a change. */
const defaultValues = { title: null, slug: null, status: 'draft', content: '' }

export function PageCreate() {
  const { t } = useI18n()
  const navigate = useNavigate()
  return (
    <>
      <PageHeading>{t('pages.new')}</PageHeading>
      <RecordForm
        resource="pages"
        messages={createMessages}
        defaultValues={defaultValues}
        transform={(values) => pagePayload(PAGE_FIELDS, values)}
        onSaved={() => navigate(pathOf.pages)}
        openCreated={({ id }) => navigate(recordPath('pages', id), { replace: true })}
      >
        <PageFields />
      </RecordForm>
    </>
  )
}
