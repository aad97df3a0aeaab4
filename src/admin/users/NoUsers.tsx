import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Typography from '@mui/material/Typography'
import { Notice } from '../layout/Notice'

export const NoUsers = () => (
  <Notice
    Icon={PeopleIcon}
    heading={<Typography variant="h6">No users found</Typography>}
    text="Try adjusting your search criteria"
  />
)
