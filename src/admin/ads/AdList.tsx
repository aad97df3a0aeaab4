import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { DataTable, SelectInput, useCanAccess } from 'react-admin'
import { unbroken } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { searchFilter } from '../layout/search-filter'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { CardList } from '../lists/CardList'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { Day } from '../lists/Day'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { ListTools } from '../lists/ListTools'
import { pathOf } from '../paths'
import { AdMedia } from './AdMedia'
import { AdReview } from './AdReview'
import { adStatusChoices, adTypeChoices, deleteMessages } from './ad-messages'
import { NoAds } from './NoAds'
import { RunText } from './RunText'
import { ReportLink } from './report/ReportLink'

const AdCard = ({ ad }: { ad: Ad }) => {
  const { t } = useI18n()
  return (
    <>
      <AdMedia {...ad} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{ad.title}</Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {ad.description}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {ad.advertiser_name || t('ads.deletedAdvertiser')}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {ad.advertiser_email}
        </Typography>
        <RunText ad={ad} />
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          <Day source="created_at" /> · {unbroken(t('common.listViews', { count: ad.views }))}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <AdReview ad={ad} />
          <Stack direction="row">
            <EditLink to={`${pathOf.adForm}/${ad.id}`} label={t('common.editNamed', { name: ad.title })} />
            <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name: ad.title })} />
          </Stack>
        </Stack>
      </Box>
    </>
  )
}

/** Replaces the table on phones. */
const AdCards = () => <CardList<Ad> empty={<NoAds />} card={(ad) => <AdCard ad={ad} />} />

const Column = DataTable.Col<Ad>

// Leaves the title at least a third of the table.
const onWideScreens = { '@media (max-width: 1359px)': { display: 'none' } }
const unlessNarrow = { '@media (max-width: 1199px)': { display: 'none' } }

function AdTable() {
  const { t, language } = useI18n()
  const { canAccess: canDelete } = useCanAccess({ action: 'delete', resource: 'ads' })
  return (
    <DataTable<Ad>
      bulkActionButtons={canDelete ? <BulkDeleteButton what="ads" failure={deleteMessages.failure} /> : false}
      empty={<NoAds />}
      rowClick={false}
    >
      <Column source="ad_type" label={t('common.type')} sx={{ width: 104 }} render={(ad) => <AdMedia {...ad} />} />
      <Column
        source="title"
        // Takes the width that the other columns leave: long texts are cut instead of widening the page.
        sx={{ width: '100%', maxWidth: 0 }}
        render={(ad) => (
          <>
            <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{ad.title}</Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {ad.description}
            </Typography>
            <RunText ad={ad} />
          </>
        )}
      />
      <Column
        source="advertiser_name"
        label={t('ads.advertiser')}
        sx={{ ...onWideScreens, minWidth: 160, maxWidth: 240 }}
        render={({ advertiser_name, advertiser_email }) => (
          <>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {advertiser_name || t('ads.deletedAdvertiser')}
            </Typography>
            <Typography variant="body2" noWrap title={advertiser_email} sx={{ color: 'text.secondary' }}>
              {advertiser_email}
            </Typography>
          </>
        )}
      />
      <Column source="status" sx={{ width: 190 }} render={(ad) => <AdReview ad={ad} />} />
      <DataTable.NumberCol source="views" locales={language} sx={unlessNarrow} />
      <Column source="created_at" label={t('common.created')} sx={{ ...unlessNarrow, whiteSpace: 'nowrap' }}>
        <Day source="created_at" />
      </Column>
      <Column
        label={t('common.actions')}
        disableSort
        render={({ id, title }) => (
          <Stack direction="row">
            <EditLink to={`${pathOf.adForm}/${id}`} label={t('common.editNamed', { name: title })} />
            <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name: title })} />
          </Stack>
        )}
      />
    </DataTable>
  )
}

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={adStatusChoices} />,
  <SelectInput key="ad_type" source="ad_type" label="common.type" emptyText="common.all" choices={adTypeChoices} />,
]

const exporter = csvExporter<Ad>('ads', [
  'id',
  'title',
  'description',
  'ad_type',
  'status',
  'rejection_reason',
  'advertiser_name',
  'advertiser_email',
  'link',
  'image_url',
  'views',
  'clicks',
  'starts_at',
  'ends_at',
  'created_at',
])

/** The ads of all advertisers, for the team to review. */
export const AdList = () => (
  <DataList
    heading="screens.ads"
    create={
      <>
        <ReportLink />
        <CreateLink to={pathOf.adForm} label="ads.create" />
      </>
    }
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<AdTable />}
    cards={<AdCards />}
  />
)
