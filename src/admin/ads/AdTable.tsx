import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { DataTable, useCanAccess } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { Day } from '../lists/Day'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { pathOf } from '../paths'
import { AdMedia } from './AdMedia'
import { AdReview } from './AdReview'
import { deleteWords } from './ad-words'
import { NoAds } from './NoAds'

const Column = DataTable.Col<Ad>

// So that the title never has less than a third of the table.
const onWideScreens = { '@media (max-width: 1359px)': { display: 'none' } }
const unlessNarrow = { '@media (max-width: 1199px)': { display: 'none' } }

export function AdTable() {
  const { t, language } = useI18n()
  const { canAccess: canDelete } = useCanAccess({ action: 'delete', resource: 'ads' })
  return (
    <DataTable<Ad>
      bulkActionButtons={canDelete ? <BulkDeleteButton what="ads" failure={deleteWords.failure} /> : false}
      empty={<NoAds />}
      rowClick={false}
    >
      <Column source="ad_type" label={t('common.type')} sx={{ width: 104 }} render={(ad) => <AdMedia {...ad} />} />
      <Column
        source="title"
        // Takes the room that the others leave, and no more: long texts are cut instead of widening the page.
        sx={{ width: '100%', maxWidth: 0 }}
        render={({ title, description }) => (
          <>
            <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{title}</Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {description}
            </Typography>
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
              {advertiser_name}
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
            <DeleteButton words={deleteWords} label={t('common.deleteNamed', { name: title })} />
          </Stack>
        )}
      />
    </DataTable>
  )
}
