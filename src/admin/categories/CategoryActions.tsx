import Stack from '@mui/material/Stack'
import type { Category } from '@shared/entities/category'
import { useI18n } from '../i18n/i18n'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { recordPath } from '../paths'
import { deleteMessages } from './category-messages'

/** The actions on a row. */
export const CategoryActions = ({ id, name }: Pick<Category, 'id' | 'name'>) => {
  const { t } = useI18n()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name })} to={recordPath('categories', id)} />
      <DeleteButton
        messages={deleteMessages}
        label={t('common.deleteNamed', { name })}
        warning="categories.deleteWarning"
      />
    </Stack>
  )
}
