import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { useI18n } from '../i18n/i18n'
import { CategoryInputs } from './CategoryInputs'
import { categoryErrors, newCategory } from './category-errors'
import { createWords, editWords } from './category-messages'

const failures = { absent: 'categories.notFound', notLoaded: 'categories.notLoaded' } as const

/** The modal of a new category, or of one that is there. */
export function CategoryForm({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  const isNew = id === undefined
  return (
    <RecordDialog
      id={id}
      title={isNew ? t('categories.add') : t('categories.edit')}
      failures={failures}
      words={isNew ? createWords : editWords}
      defaultValues={isNew ? newCategory : undefined}
      validate={categoryErrors}
      onClose={onClose}
      onSaved={onClose}
    >
      <CategoryInputs isNew={isNew} />
    </RecordDialog>
  )
}
