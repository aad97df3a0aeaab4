import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ArticleBulkEdit } from '@shared/entities/article-bulk'
import { canAll } from '@shared/permissions'
import { useId } from 'react'
import { Form, SelectInput, useListContext } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { SelectedNames } from '../../lists/SelectedNames'
import { statusChoicesFor } from '../../lists/statuses'
import { SaveWait } from '../../waiting/SaveWait'
import { CategoriesInput } from '../CategoriesInput'
import { useBulkEdit } from './use-bulk-edit'

type Props = { authors: { id: number; name: string }[]; onClose: () => void }
type Values = Omit<Partial<ArticleBulkEdit>, 'ids'>

/** Without the fields that are to stay as they are. */
const chosen = ({ status, author_id, add_category_ids, remove_category_ids }: Values): Values => ({
  ...(status && { status }),
  ...(author_id && { author_id }),
  ...(add_category_ids?.length && { add_category_ids }),
  ...(remove_category_ids?.length && { remove_category_ids }),
})

/** Status, categories and author for all selected articles. Empty fields stay as they are. */
export function BulkEditDialog({ authors, onClose }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const identity = useIdentity() ?? null
  const { selectedIds } = useListContext()
  const { edit, isPending, repetition } = useBulkEdit(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Form record={{}} onSubmit={(values: Values) => edit(selectedIds.map(Number), chosen(values))}>
        <DialogTitle id={titleId}>{t('articles.bulk.heading', { count: selectedIds.length })}</DialogTitle>
        <DialogContent>
          <SelectedNames />
          <SelectInput
            source="status"
            label="common.status"
            emptyText="articles.bulk.unchanged"
            helperText={false}
            choices={statusChoicesFor(identity, null)}
          />
          <CategoriesInput source="add_category_ids" label={t('articles.bulk.addCategories')} />
          <CategoriesInput source="remove_category_ids" label={t('articles.bulk.removeCategories')} />
          {canAll(identity, 'assign', 'articles') && (
            <SelectInput
              source="author_id"
              label="articles.author"
              emptyText="articles.bulk.unchanged"
              helperText={false}
              choices={authors}
              translateChoice={false}
            />
          )}
          <SaveWait repetition={repetition} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {t('common.update')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
