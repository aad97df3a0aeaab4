import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedPlace } from '@shared/entities/place'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { PLACE_KINDS, PRACTICAL_FIELDS, VOLCANO_LEVELS } from '@shared/place-rules'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import type { FormPlace } from '../forms/ListWithForm'
import { MonthsInput } from '../forms/MonthsInput'
import { RecordDialog } from '../forms/RecordDialog'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { PictureInput } from '../uploads/PictureInput'
import { Disagreements } from './Disagreements'
import { NoticesInput } from './NoticesInput'
import { ParentInput } from './ParentInput'
import { PointInput } from './PointInput'
import { createMessages, editMessages, loadFailures, placeStatusChoices } from './place-messages'

/** Empty fields are null, so that typing and deleting a text is not a change. */
const newPlace = {
  name: null,
  slug: null,
  kind: null,
  latitude: null,
  longitude: null,
  province: null,
  parent_id: null,
  summary: null,
  image_url: null,
  image_alt: null,
  image_credit: null,
  source_url: null,
  practical: Object.fromEntries(PRACTICAL_FIELDS.map((field) => [field, null])),
  months: [],
  volcano_level: null,
  notices: [],
  status: 'published',
}

const Heading = ({ text }: { text: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 2, fontWeight: 620 }}>
    {text}
  </Typography>
)

/** Links to the place and its translations, and to its page. */
function PlaceLinks() {
  const { t } = useI18n()
  const place = useRecordContext<ManagedPlace>()
  if (!place) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', mb: 2 }}>
      <RecordLanguages kind="places" id={place.id} />
      <Button href={paths.place(place.slug)} target="_blank" rel="noopener" title={t('articles.form.previewHelp')}>
        {t('common.onSite')}
      </Button>
    </Stack>
  )
}

function PlaceInputs({ isNew }: { isNew: boolean }) {
  const { t } = useI18n()
  const choices = PLACE_KINDS.map((kind) => ({ id: kind, name: t(`places.kinds.${kind}`) }))
  const levels = VOLCANO_LEVELS.map((level) => ({ id: level, name: t(`places.volcanoLevels.${level}`) }))
  return (
    <Stack sx={{ width: '100%' }}>
      {!isNew && <PlaceLinks />}
      <TextInput
        source="name"
        validate={requiredText(messages.nameRequired)}
        autoFocus={isNew}
        autoComplete="off"
        helperText={false}
      />
      <TextInput source="slug" autoComplete="off" helperText={t('places.slugHelp')} />
      <SelectInput
        source="kind"
        choices={choices}
        validate={requiredText(messages.placeKindRequired)}
        helperText={false}
      />
      <TextInput
        source="summary"
        validate={requiredText(messages.summaryRequired)}
        multiline
        minRows={2}
        helperText={t('places.summaryHelp')}
      />
      <TextInput source="province" autoComplete="off" helperText={false} />
      <ParentInput />
      <Heading text={t('places.point')} />
      <PointInput />
      <Heading text={t('places.practicalHeading')} />
      {PRACTICAL_FIELDS.map((field) => (
        <TextInput
          key={field}
          source={`practical.${field}`}
          label={t(`places.practical.${field}`)}
          multiline
          helperText={false}
        />
      ))}
      <MonthsInput source="months" label={t('places.months')} help={t('places.monthsHelp')} />
      <Heading text={t('places.notices')} />
      <SelectInput
        source="volcano_level"
        label={t('places.volcanoLevel')}
        choices={levels}
        emptyText={t('places.noLevel')}
        parse={(level: number | '') => level || null}
        helperText={t('places.volcanoLevelHelp')}
      />
      {!isNew && <Disagreements />}
      <NoticesInput />
      <Heading text={t('places.picture')} />
      <PictureInput source="image_url" label={t('places.picture')} />
      <TextInput source="image_alt" helperText={t('places.altHelp')} />
      <TextInput source="image_credit" helperText={false} />
      <TextInput source="source_url" type="url" helperText={t('places.sourceHelp')} />
      <SelectInput
        source="status"
        label={t('common.status')}
        choices={placeStatusChoices}
        validate={requiredText('articles.statusRequired')}
        helperText={t('places.statusHelp')}
      />
    </Stack>
  )
}

/** The dialog of a new or existing place. */
export function PlaceForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const isNew = id === undefined
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('places.add') : t('places.edit')}
      failures={loadFailures}
      messages={isNew ? createMessages : editMessages}
      defaultValues={isNew ? newPlace : undefined}
      onClose={onClose}
      onSaved={onClose}
    >
      <PlaceInputs isNew={isNew} />
    </RecordDialog>
  )
}
