import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Typography from '@mui/material/Typography'
import { Notice } from '../layout/Notice'

export const NoAds = () => (
  <Notice Icon={CampaignIcon} heading={<Typography variant="h6">No advertisements found</Typography>} />
)
