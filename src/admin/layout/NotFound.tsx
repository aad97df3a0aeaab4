import ExploreIcon from '@mui/icons-material/ExploreOutlined'
import { BackToDashboard } from './BackToDashboard'
import { Notice } from './Notice'
import { PageHeading } from './PageHeading'

export const NotFound = () => (
  <Notice
    Icon={ExploreIcon}
    heading={<PageHeading>Page not found</PageHeading>}
    text="The dashboard has no page at this address."
    action={<BackToDashboard />}
  />
)
