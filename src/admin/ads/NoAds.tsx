import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoAds = () => {
  const { t } = useI18n()
  return <Notice Icon={CampaignIcon} heading={t('ads.none')} />
}
