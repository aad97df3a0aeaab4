import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { useRefreshIdentity } from '../layout/use-identity'
import { SecondFactorSetup } from './SecondFactorSetup'

/** Takes the place of every screen until the user has set up the second factor that their role needs. */
export function RequiredSecondFactor() {
  const { t } = useI18n()
  const refreshIdentity = useRefreshIdentity()
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, my: 2, maxWidth: 720 }}>
      <PageHeading>{t('security.totp.requiredHeading')}</PageHeading>
      <Typography sx={{ my: 1.5 }}>{t('security.totp.requiredText')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('security.totp.off')}</Typography>
      <SecondFactorSetup onDone={refreshIdentity} />
    </Card>
  )
}
