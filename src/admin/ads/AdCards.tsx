import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { DateField } from 'react-admin'
import { CardList } from '../lists/CardList'
import { DeleteButton } from '../lists/DeleteButton'
import { day } from '../lists/day'
import { EditLink } from '../lists/EditLink'
import { pathOf } from '../paths'
import { AdMedia } from './AdMedia'
import { AdReview } from './AdReview'
import { deleteWords } from './ad-words'
import { NoAds } from './NoAds'

const AdCard = ({ ad }: { ad: Ad }) => (
  <>
    <AdMedia {...ad} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{ad.title}</Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {ad.description}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {ad.advertiser_name}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {ad.advertiser_email}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        <DateField source="created_at" locales="en-GB" options={day} variant="inherit" /> ·{' '}
        {ad.views.toLocaleString('en')} views
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <AdReview ad={ad} />
        <Stack direction="row">
          <EditLink to={`${pathOf.adForm}/${ad.id}`} label={`Edit ${ad.title}`} />
          <DeleteButton words={deleteWords} label={`Delete ${ad.title}`} />
        </Stack>
      </Stack>
    </Box>
  </>
)

/** The table's place on phones. */
export const AdCards = () => <CardList<Ad> empty={<NoAds />} card={(ad) => <AdCard ad={ad} />} />
