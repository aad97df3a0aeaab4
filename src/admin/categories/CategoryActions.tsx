import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import type { Category } from '@shared/entities/category'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { recordPath } from '../paths'
import { deleteWords } from './words'

const warning = <DialogContentText sx={{ mt: 1 }}>Its articles stay, without this category.</DialogContentText>

/** What can be done with the category of this row. */
export const CategoryActions = ({ id, name }: Pick<Category, 'id' | 'name'>) => (
  <Stack direction="row">
    <EditLink label={`Edit ${name}`} to={recordPath('categories', id)} />
    <DeleteButton words={deleteWords} label={`Delete ${name}`} warning={warning} />
  </Stack>
)
