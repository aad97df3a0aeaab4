import LockIcon from '@mui/icons-material/LockOutlined'
import { BackToDashboard } from './BackToDashboard'
import { Notice } from './Notice'
import { PageHeading } from './PageHeading'

export const AccessDenied = () => (
  <Notice
    Icon={LockIcon}
    heading={<PageHeading>Access Denied</PageHeading>}
    text="You don't have permission to access this page."
    action={<BackToDashboard />}
  />
)
