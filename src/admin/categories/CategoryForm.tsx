import Button from '@mui/material/Button'
import type { Category, CategoryInput } from '@shared/entities/category'
import { messages } from '@shared/messages'
import { isReservedSlug, SLUG } from '@shared/slugify'
import { type FieldErrors, isBlank } from '@shared/validation'
import { TextInput, useRecordContext } from 'react-admin'
import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { createMessages, editMessages, loadFailures } from './category-messages'
import { useDerivedSlug } from './use-derived-slug'

/** Empty fields are null, so that typing and deleting a text is not a change. */
const newCategory = { name: null, slug: null, description: null }

type Values = Partial<Record<keyof CategoryInput, string | null>>

/** A stored slug is accepted even if it is older than the rule. */
function categoryErrors({ name, slug }: Values, record?: Record<string, unknown>) {
  const errors: FieldErrors<keyof CategoryInput> = {}
  if (isBlank(name ?? '')) errors.name = messages.nameRequired
  if (isBlank(slug ?? '')) errors.slug = messages.slugRequired
  else if (slug !== record?.slug) {
    const trimmed = slug?.trim() ?? ''
    if (!SLUG.test(trimmed)) errors.slug = messages.slugInvalid
    else if (isReservedSlug(trimmed)) errors.slug = messages.slugReserved
  }
  return errors
}

function CategoryInputs({ isNew }: { isNew: boolean }) {
  const { t } = useI18n()
  const category = useRecordContext<Category>()
  const { isDerived, derive, follow } = useDerivedSlug({ isNew })
  return (
    <>
      {category && <RecordLanguages kind="categories" id={category.id} />}
      <TextInput source="name" isRequired autoFocus={isNew} autoComplete="off" onChange={follow} helperText={false} />
      <TextInput source="slug" isRequired autoComplete="off" helperText={t('categories.slugHelp')} />
      <Button size="small" onClick={derive} disabled={isDerived}>
        {t('categories.derive')}
      </Button>
      <TextInput source="description" multiline minRows={3} helperText={false} />
    </>
  )
}

/** The dialog of a new or existing category. */
export function CategoryForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const isNew = id === undefined
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('categories.add') : t('categories.edit')}
      failures={loadFailures}
      messages={isNew ? createMessages : editMessages}
      defaultValues={isNew ? newCategory : undefined}
      validate={categoryErrors}
      onClose={onClose}
      onSaved={onClose}
    >
      <CategoryInputs isNew={isNew} />
    </RecordDialog>
  )
}
