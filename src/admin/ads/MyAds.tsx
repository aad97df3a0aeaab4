import AddIcon from '@mui/icons-material/Add'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { DataTable, DateField, NumberField, SelectInput, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayAccess } from '../authProvider'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { DeleteButton } from '../lists/DeleteButton'
import { day } from '../lists/day'
import { EditLink } from '../lists/EditLink'
import { pathOf } from '../paths'
import { AdCounters } from './AdCounters'
import { AdMedia } from './AdMedia'
import { AdStatusBadge } from './AdStatusBadge'
import { adStatusChoices } from './ad-labels'
import { deleteWords } from './ad-words'
import { NoAds } from './NoAds'
import { RejectionReason } from './RejectionReason'

const Column = DataTable.Col<Ad>
const unlessNarrow = { '@media (max-width: 1099px)': { display: 'none' } }

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="All" choices={adStatusChoices} />,
]

const exporter = csvExporter<Ad>('my-ads', [
  ...(['id', 'title', 'description', 'ad_type', 'status', 'rejection_reason'] as const),
  ...(['link', 'image_url', 'views', 'created_at'] as const),
])

const SubmitLink = ({ children }: { children: string }) => (
  <Button component={Link} to={pathOf.submitAd} variant="contained" startIcon={<AddIcon />}>
    {children}
  </Button>
)

function NoOwnAds() {
  const { filterValues } = useListContext()
  if (Object.keys(filterValues).length > 0) return <NoAds />
  return (
    <Notice
      Icon={CampaignIcon}
      heading={<Typography variant="h6">No advertisements yet</Typography>}
      text="Tell the magazine’s readers about what you offer. Our team reviews every ad before it appears."
      action={<SubmitLink>Submit your first ad</SubmitLink>}
    />
  )
}

const TitleAndReason = ({ ad }: { ad: Ad }) => (
  <>
    <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{ad.title}</Typography>
    <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
      {ad.description}
    </Typography>
    {ad.status === 'rejected' && <RejectionReason reason={ad.rejection_reason} />}
  </>
)

function Actions({ ad }: { ad: Ad }) {
  const identity = useIdentity()
  if (!identity) return null
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {mayAccess(identity, { action: 'edit', resource: 'my-ads', record: ad }) && (
        <EditLink to={`${pathOf.submitAd}/${ad.id}`} label={`Edit ${ad.title}`} />
      )}
      <DeleteButton words={deleteWords} label={`Delete ${ad.title}`} />
    </Stack>
  )
}

const MyAdsTable = () => (
  <DataTable<Ad> bulkActionButtons={false} empty={<NoOwnAds />} rowClick={false}>
    <Column source="ad_type" label="Type" sx={{ width: 104 }} render={(ad) => <AdMedia {...ad} />} />
    <Column source="title" sx={{ width: '100%', maxWidth: 0 }} render={(ad) => <TitleAndReason ad={ad} />} />
    <Column source="status" render={({ status }) => <AdStatusBadge status={status} />} />
    <DataTable.NumberCol source="views" field={NumberField} />
    <Column source="created_at" label="Created" sx={{ ...unlessNarrow, whiteSpace: 'nowrap' }}>
      <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
    </Column>
    <Column label="Actions" disableSort render={(ad) => <Actions ad={ad} />} />
  </DataTable>
)

const MyAdCard = ({ ad }: { ad: Ad }) => (
  <>
    <AdMedia {...ad} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <TitleAndReason ad={ad} />
      <Typography variant="body2" sx={{ my: 0.5, color: 'text.secondary' }}>
        <DateField source="created_at" locales="en-GB" options={day} variant="inherit" /> ·{' '}
        {ad.views.toLocaleString('en')} views
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <AdStatusBadge status={ad.status} />
        <Actions ad={ad} />
      </Stack>
    </Box>
  </>
)

/** A member's own ads, and what became of them. */
export const MyAds = () => (
  <DataList
    heading="My Ads"
    create={<SubmitLink>Submit New Ad</SubmitLink>}
    summary={<AdCounters />}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<MyAdsTable />}
    cards={<CardList<Ad> empty={<NoOwnAds />} card={(ad) => <MyAdCard ad={ad} />} />}
  />
)
