import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Newsletter } from '@shared/entities/newsletter'
import { useState } from 'react'
import { type Identifier, TextInput, useNotify, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CategoriesInput } from '../articles/CategoriesInput'
import { FormButtons } from '../forms/FormButtons'
import { FormDialog } from '../forms/FormDialog'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { useHasLibrary } from '../media/use-has-library'
import { recordPath } from '../paths'
import { RichText } from '../rich-text/RichText'
import { newsletterErrors } from './newsletter-errors'
import { PreviewOfForm } from './PreviewOfForm'
import { SentNewsletter } from './SentNewsletter'
import { SendActions } from './sending/SendActions'

/** Whose readers get it. Some hosts have no topics of newsletters. */
function TopicsInput() {
  const { t } = useI18n()
  const newsletter = useRecordContext<Newsletter>()
  const hasLibrary = useHasLibrary()
  if (newsletter?.id === undefined ? !hasLibrary : newsletter.topics === undefined) return null
  return <CategoriesInput source="topics" label={t('newsletters.topics')} help={t('newsletters.topicsHelp')} />
}

/** Editor and preview: side by side on wide screens, in tabs on narrow ones. */
function Inputs({ save, onClose }: { save: string; onClose: () => void }) {
  const { t } = useI18n()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [part, setPart] = useState<'write' | 'preview'>('write')
  const record = useRecordContext<Newsletter>()
  if (record?.sent_at) return <SentNewsletter newsletter={record} sentAt={record.sent_at} onClose={onClose} />
  const shows = (name: typeof part) => ({ minWidth: 0, display: !isNarrow || part === name ? 'block' : 'none' })
  return (
    <>
      {record?.id !== undefined && <RecordLanguages kind="newsletters" id={record.id} />}
      {isNarrow && (
        <Tabs
          value={part}
          onChange={(_, chosen) => setPart(chosen)}
          aria-label={t('newsletters.newsletter')}
          sx={{ mb: 1 }}
        >
          <Tab value="write" label={t('newsletters.write')} />
          <Tab value="preview" label={t('common.preview')} />
        </Tabs>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box sx={shows('write')}>
          <TextInput source="subject" isRequired />
          <RichText source="content" label={t('newsletters.content')} />
          <TopicsInput />
        </Box>
        <Box sx={shows('preview')}>
          <PreviewOfForm />
        </Box>
      </Box>
      {record?.id !== undefined && <SendActions newsletter={record} />}
      <FormButtons save={save} onCancel={onClose} />
    </>
  )
}

type Props = { id?: Identifier; onClose: () => void }

/** Edits a draft, or shows a sent newsletter. */
export function NewsletterForm({ id, onClose }: Props) {
  const { t } = useI18n()
  const isNew = id === undefined
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <FormDialog title={isNew ? t('newsletters.new') : t('newsletters.newsletter')} onClose={onClose} maxWidth="xl">
      <RecordForm
        id={id}
        resource="newsletters"
        messages={{
          success: isNew ? 'newsletters.created' : 'newsletters.updated',
          failure: 'newsletters.saveFailed',
        }}
        validate={newsletterErrors}
        onSaved={onClose}
        openCreated={(created) => navigate(recordPath('newsletter', created.id), { replace: true })}
        onLoadError={(error) => {
          notify(error.message || t('newsletters.notLoaded'), { type: 'error' })
          onClose()
        }}
      >
        <Inputs save={isNew ? t('common.create') : t('common.update')} onClose={onClose} />
      </RecordForm>
    </FormDialog>
  )
}
