import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { RefusingProviders } from '../delivery/RefusingProviders'
import { useI18n } from '../i18n/i18n'
import { NotFound } from '../layout/NotFound'
import { PageHeading } from '../layout/PageHeading'
import { CreateLink } from '../lists/CreateLink'
import { createPath, pathOf, recordPath } from '../paths'
import { Counters } from './Counters'
import { ImportButton } from './import/ImportButton'
import { NewsletterForm } from './NewsletterForm'
import { NewsletterList } from './NewsletterList'
import { SubscriberList } from './SubscriberList'
import { MailOutage } from './sending/MailOutage'
import { Sending } from './sending/Sending'

const SUBSCRIBERS = 'subscribers'

/** Newsletters and subscribers in two tabs with their own addresses. The form is a dialog over the list. */
export function Newsletters() {
  const { t } = useI18n()
  const { '*': rest = '' } = useParams()
  const navigate = useNavigate()
  const isForm = rest === 'create' || /^\d+$/.test(rest)
  if (rest !== '' && rest !== SUBSCRIBERS && !isForm) return <NotFound />
  const tab = rest === SUBSCRIBERS ? SUBSCRIBERS : ''
  const close = () => navigate(pathOf.newsletter)
  return (
    <Stack spacing={2.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <PageHeading>{t('newsletters.newsletter')}</PageHeading>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {tab === SUBSCRIBERS && <ImportButton />}
          <CreateLink to={createPath('newsletter')} label="newsletters.new" resource="newsletters" />
        </Stack>
      </Stack>
      <MailOutage />
      <RefusingProviders />
      <Counters />
      <Tabs value={tab} aria-label={t('newsletters.newsletter')} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tab value="" label={t('newsletters.newsletters')} component={Link} to={pathOf.newsletter} />
        <Tab
          value={SUBSCRIBERS}
          label={t('newsletters.subscribers')}
          component={Link}
          to={recordPath('newsletter', SUBSCRIBERS)}
        />
      </Tabs>
      <Sending>
        <div>{tab === SUBSCRIBERS ? <SubscriberList /> : <NewsletterList />}</div>
        {isForm && <NewsletterForm key={rest} id={rest === 'create' ? undefined : rest} onClose={close} />}
      </Sending>
    </Stack>
  )
}
