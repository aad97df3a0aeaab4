import Button from '@mui/material/Button'
import type { Series } from '@shared/entities/series'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { TextInput, useRecordContext } from 'react-admin'
import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { createMessages, editMessages, loadFailures } from './series-messages'

/** Empty fields are null, so that typing and deleting a text is not a change. */
const newSeries = { title: null, slug: null, description: null }

function SeriesInputs({ isNew }: { isNew: boolean }) {
  const { t } = useI18n()
  const series = useRecordContext<Series>()
  return (
    <>
      {series && <RecordLanguages kind="series" id={series.id} />}
      <TextInput
        source="title"
        validate={requiredText(messages.titleRequired)}
        autoFocus={isNew}
        autoComplete="off"
        helperText={false}
      />
      <TextInput source="slug" autoComplete="off" helperText={t('series.slugHelp')} />
      <TextInput source="description" multiline minRows={3} helperText={t('series.help')} />
      {series && (
        <Button href={paths.series(series.slug)} target="_blank" rel="noopener">
          {t('common.onSite')}
        </Button>
      )}
    </>
  )
}

/** The dialog of a new or existing series. */
export function SeriesForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const isNew = id === undefined
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('series.add') : t('series.edit')}
      failures={loadFailures}
      messages={isNew ? createMessages : editMessages}
      defaultValues={isNew ? newSeries : undefined}
      onClose={onClose}
      onSaved={onClose}
    >
      <SeriesInputs isNew={isNew} />
    </RecordDialog>
  )
}
