import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { canAll } from '@shared/permissions'
import { useRecordContext } from 'react-admin'
import { PlacesInput } from '../articles/PlacesInput'
import { MomentInput } from '../forms/MomentInput'
import { MonthsInput } from '../forms/MonthsInput'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

/**
 * When readers see the ad and, for staff, on whose pages and in which months. Left out on hosts without runs, whose accounts have no
 * second factor either.
 */
export function RunInputs({ isNew }: { isNew: boolean }) {
  const { t } = useI18n()
  const identity = useIdentity()
  const ad = useRecordContext<Ad>()
  const hasRuns = isNew ? identity?.totp !== undefined : ad?.starts_at !== undefined
  if (!identity || !hasRuns) return null
  const isStaff = canAll(identity, 'edit', 'ads')
  return (
    <Box component="section" aria-label={t('ads.run.heading')} sx={{ my: 2 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {t('ads.run.heading')}
      </Typography>
      {!isStaff && (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('ads.run.proposal')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <MomentInput source="starts_at" label={t('ads.run.starts')} helperText={t('ads.run.startsHelp')} />
        <MomentInput source="ends_at" label={t('ads.run.ends')} helperText={t('ads.run.endsHelp')} />
      </Box>
      {isStaff && (
        <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
          <PlacesInput source="place_ids" helperText="ads.run.placesHelp" />
          <MonthsInput source="months" label={t('ads.run.months')} help={t('ads.run.monthsHelp')} />
        </Box>
      )}
    </Box>
  )
}
