import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { pathOf } from '../paths'
import { icons } from '../screens'

const destinations = ['ads', 'articles', 'categories'] as const

/** A placeholder until campaigns exist. */
export const Marketing = () => {
  const { t } = useI18n()
  return (
    <>
      <PageHeading>{t('screens.marketing')}</PageHeading>
      <Card sx={{ mt: 2, p: { xs: 2.5, sm: 4 } }}>
        <Typography sx={{ maxWidth: '36rem', mb: 2.5 }}>{t('marketing.intro')}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          {destinations.map((name) => {
            const Icon = icons[name]
            return (
              <Button key={name} component={Link} to={pathOf[name]} variant="outlined" startIcon={<Icon />}>
                {t(`screens.${name}`)}
              </Button>
            )
          })}
        </Stack>
      </Card>
    </>
  )
}
