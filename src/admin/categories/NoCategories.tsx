import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import Typography from '@mui/material/Typography'
import { Notice } from '../layout/Notice'

export const NoCategories = () => (
  <Notice Icon={CategoryIcon} heading={<Typography variant="h6">No categories found</Typography>} />
)
