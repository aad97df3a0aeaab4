import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import type { AdStatus } from '@shared/statuses'
import { useId } from 'react'
import { DataTable, SelectInput, useGetList, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatNumber, unbroken } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { Day } from '../lists/Day'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { ListTools } from '../lists/ListTools'
import { pathOf } from '../paths'
import { AdFiguresButton } from './AdFigures'
import { AdMedia } from './AdMedia'
import { AdStatusBadge } from './AdStatusBadge'
import { adStatusChoices, deleteMessages } from './ad-messages'
import { AGAIN } from './ad-rules'
import { NoAds } from './NoAds'
import { RejectionReason } from './RejectionReason'
import { RunText } from './RunText'
import { ReportLink } from './report/ReportLink'

function Counter({ label, status }: { label: string; status?: AdStatus }) {
  const { total } = useGetList('my-ads', {
    pagination: { page: 1, perPage: 1 },
    // Also for the total: a query key without `status` would match the other counters, and refetch them twice.
    filter: { status },
  })
  const id = useId()
  return (
    <Card sx={{ px: 2, py: 1.5 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p" aria-labelledby={id} role="status">
        {total === undefined ? '–' : formatNumber(total)}
      </Typography>
    </Card>
  )
}

/** The number of the member's ads, in total and by status. */
const AdCounters = () => {
  const { t } = useI18n()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}>
      <Counter label={t('ads.total')} />
      <Counter label={t('ads.status.published')} status="published" />
      <Counter label={t('ads.status.pending')} status="pending" />
      <Counter label={t('ads.status.rejected')} status="rejected" />
    </Box>
  )
}

const Column = DataTable.Col<Ad>
const unlessNarrow = { '@media (max-width: 1099px)': { display: 'none' } }

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={adStatusChoices} />,
]

const exporter = csvExporter<Ad>('my-ads', [
  'id',
  'title',
  'description',
  'ad_type',
  'status',
  'rejection_reason',
  'link',
  'image_url',
  'views',
  'clicks',
  'starts_at',
  'ends_at',
  'created_at',
])

function NoOwnAds() {
  const { t } = useI18n()
  const { filterValues } = useListContext()
  if (Object.keys(filterValues).length > 0) return <NoAds />
  return (
    <Notice
      Icon={CampaignIcon}
      heading={t('ads.noneYet')}
      text={t('ads.tellReaders')}
      action={<CreateLink to={pathOf.submitAd} label="ads.submitFirst" />}
    />
  )
}

/** The form of a new ad, filled with a rejected one. */
function SubmitAgain({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  return (
    <Button
      component={Link}
      to={`${pathOf.submitAd}?${AGAIN}=${ad.id}`}
      size="small"
      variant="outlined"
      aria-label={t('ads.again.named', { title: ad.title })}
    >
      {t('ads.again.submit')}
    </Button>
  )
}

const TitleAndReason = ({ ad }: { ad: Ad }) => (
  <>
    <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{ad.title}</Typography>
    <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
      {ad.description}
    </Typography>
    <RunText ad={ad} />
    {ad.status === 'rejected' && (
      <>
        <RejectionReason reason={ad.rejection_reason} />
        <SubmitAgain ad={ad} />
      </>
    )}
  </>
)

function Actions({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <AdFiguresButton ad={ad} />
      <EditLink to={`${pathOf.submitAd}/${ad.id}`} label={t('common.editNamed', { name: ad.title })} />
      <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name: ad.title })} />
    </Stack>
  )
}

const MyAdsTable = () => {
  const { t, language } = useI18n()
  return (
    <DataTable<Ad> bulkActionButtons={false} empty={<NoOwnAds />} rowClick={false}>
      <Column source="ad_type" label={t('common.type')} sx={{ width: 104 }} render={(ad) => <AdMedia {...ad} />} />
      <Column source="title" sx={{ width: '100%', maxWidth: 0 }} render={(ad) => <TitleAndReason ad={ad} />} />
      <Column source="status" render={({ status }) => <AdStatusBadge status={status} />} />
      <DataTable.NumberCol source="views" locales={language} />
      <DataTable.NumberCol source="clicks" locales={language} sx={unlessNarrow} />
      <Column source="created_at" label={t('common.created')} sx={{ ...unlessNarrow, whiteSpace: 'nowrap' }}>
        <Day source="created_at" />
      </Column>
      <Column label={t('common.actions')} disableSort render={(ad) => <Actions ad={ad} />} />
    </DataTable>
  )
}

const MyAdCard = ({ ad }: { ad: Ad }) => {
  const { t } = useI18n()
  return (
    <>
      <AdMedia {...ad} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <TitleAndReason ad={ad} />
        <Typography variant="body2" sx={{ my: 0.5, color: 'text.secondary' }}>
          <Day source="created_at" /> · {unbroken(t('common.listViews', { count: ad.views }))}
          {ad.clicks !== undefined && ` · ${unbroken(t('common.clicks', { count: ad.clicks }))}`}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <AdStatusBadge status={ad.status} />
          <Actions ad={ad} />
        </Stack>
      </Box>
    </>
  )
}

/** A member's own ads with their status. */
export const MyAds = () => (
  <DataList
    heading="screens.myAds"
    create={
      <>
        <ReportLink />
        <CreateLink to={pathOf.submitAd} label="ads.submitNew" />
      </>
    }
    summary={<AdCounters />}
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<MyAdsTable />}
    cards={<CardList<Ad> empty={<NoOwnAds />} card={(ad) => <MyAdCard ad={ad} />} />}
  />
)
