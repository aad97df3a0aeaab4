import EditIcon from '@mui/icons-material/EditOutlined'
import { IconLink } from './IconLink'

type Props = {
  to: string
  /** For screen readers; names the row. */
  label: string
}

/** Links to the form of a row. */
export const EditLink = (props: Props) => <IconLink {...props} Icon={EditIcon} />
