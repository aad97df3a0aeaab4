import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Typography from '@mui/material/Typography'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoAds = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={CampaignIcon}
      heading={
        <Typography variant="h6" component="h2">
          {t('ads.none')}
        </Typography>
      }
    />
  )
}
