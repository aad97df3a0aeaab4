import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { CategoryInputs } from './CategoryInputs'
import { categoryErrors, newCategory } from './category-errors'
import { createWords, editWords } from './words'

/** The modal of a new category, or of one that is there. */
export function CategoryForm({ id, onClose }: FormPlace) {
  const isNew = id === undefined
  return (
    <RecordDialog
      id={id}
      title={isNew ? 'Add Category' : 'Edit Category'}
      what="Category"
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
