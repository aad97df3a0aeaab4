import type { Ad } from '@shared/entities/ad'
import { SelectInput } from 'react-admin'
import { searchFilter } from '../layout/search-filter'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { pathOf } from '../paths'
import { AdCards } from './AdCards'
import { AdTable } from './AdTable'
import { adStatusChoices, adTypeChoices } from './ad-labels'

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={adStatusChoices} />,
  <SelectInput key="ad_type" source="ad_type" label="common.type" emptyText="common.all" choices={adTypeChoices} />,
]

const exporter = csvExporter<Ad>('ads', [
  ...(['id', 'title', 'description', 'ad_type', 'status', 'rejection_reason', 'advertiser_name'] as const),
  ...(['advertiser_email', 'link', 'image_url', 'views', 'created_at'] as const),
])

/** What the team reviews: the ads of all advertisers. */
export const AdList = () => (
  <DataList
    heading="screens.ads"
    create={<CreateLink to={pathOf.adForm} label="ads.create" />}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<AdTable />}
    cards={<AdCards />}
  />
)
