import DeliveryIcon from '@mui/icons-material/OutboxOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { NewsletterDelivery } from '@shared/entities/delivery'
import { Loading, RecordsIterator, WithListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { longDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { DataList } from '../lists/DataList'
import { MailOutage } from '../newsletters/sending/MailOutage'
import { recordPath } from '../paths'
import { ProviderTable } from './ProviderTable'
import { RefusingProviders } from './RefusingProviders'
import { StoppedAddresses } from './StoppedAddresses'

function Answers({ id, subject, sent_at, providers }: NewsletterDelivery) {
  const { t } = useI18n()
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Link component={RouterLink} to={recordPath('newsletter', id)} sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {subject}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('newsletters.status.sent', { day: longDay(sent_at) })}
      </Typography>
      {providers.length > 0 ? (
        <ProviderTable label={subject} providers={providers} />
      ) : (
        <Typography variant="body2">{t('delivery.noAnswers')}</Typography>
      )}
    </Box>
  )
}

const NoNewsletters = () => {
  const { t } = useI18n()
  return <Notice Icon={DeliveryIcon} heading={t('delivery.noneSent')} />
}

const answers = (
  <WithListContext<NewsletterDelivery>
    loading={<Loading />}
    empty={<NoNewsletters />}
    render={() => (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator<NewsletterDelivery> render={(newsletter) => <Answers {...newsletter} />} />
      </Box>
    )}
  />
)

/** Whether newsletters arrive: what mail providers answer, and the addresses that get none. */
export function Delivery() {
  const { t } = useI18n()
  return (
    <Stack spacing={2.5}>
      <PageHeading>{t('screens.delivery')}</PageHeading>
      <MailOutage />
      <RefusingProviders linked={false} />
      <Typography variant="h6" component="h2">
        {t('delivery.byProvider')}
      </Typography>
      <DataList
        resource="delivery"
        disableSyncWithLocation
        perPage={10}
        tools={null}
        sort={{ field: 'sent_at', order: 'DESC' }}
        exporter={false}
        table={answers}
        cards={answers}
      />
      <Typography variant="h6" component="h2">
        {t('delivery.stopped')}
      </Typography>
      <StoppedAddresses />
    </Stack>
  )
}
