import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { useI18n } from '../i18n/i18n'
import { CardList } from '../lists/CardList'
import { Day } from '../lists/Day'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { pathOf } from '../paths'
import { AdMedia } from './AdMedia'
import { AdReview } from './AdReview'
import { deleteWords } from './ad-words'
import { NoAds } from './NoAds'

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
          {ad.advertiser_name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {ad.advertiser_email}
        </Typography>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          <Day source="created_at" /> · {t('common.listViews', { count: ad.views })}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
          <AdReview ad={ad} />
          <Stack direction="row">
            <EditLink to={`${pathOf.adForm}/${ad.id}`} label={t('common.editNamed', { name: ad.title })} />
            <DeleteButton words={deleteWords} label={t('common.deleteNamed', { name: ad.title })} />
          </Stack>
        </Stack>
      </Box>
    </>
  )
}

/** The table's place on phones. */
export const AdCards = () => <CardList<Ad> empty={<NoAds />} card={(ad) => <AdCard ad={ad} />} />
