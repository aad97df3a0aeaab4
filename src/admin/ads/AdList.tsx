import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { Ad } from '@shared/entities/ad'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { searchFilter } from '../layout/search-filter'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { pathOf } from '../paths'
import { AdCards } from './AdCards'
import { AdTable } from './AdTable'
import { adStatusChoices, adTypeChoices } from './ad-labels'

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="All" choices={adStatusChoices} />,
  <SelectInput key="ad_type" source="ad_type" label="Type" emptyText="All" choices={adTypeChoices} />,
]

const exporter = csvExporter<Ad>('ads', [
  ...(['id', 'title', 'description', 'ad_type', 'status', 'rejection_reason', 'advertiser_name'] as const),
  ...(['advertiser_email', 'link', 'image_url', 'views', 'created_at'] as const),
])

/** What the team reviews: the ads of all advertisers. */
export const AdList = () => (
  <DataList
    heading="Ad Management"
    create={
      <Button component={Link} to={pathOf.adForm} variant="contained" startIcon={<AddIcon />}>
        Create Ad
      </Button>
    }
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<AdTable />}
    cards={<AdCards />}
  />
)
