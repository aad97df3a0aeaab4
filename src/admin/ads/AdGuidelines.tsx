import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AD_PICTURE, AD_TITLE_LENGTH } from '@shared/ad-limits'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'

const guidelines = [
  'ads.guidelines.titles',
  'ads.guidelines.images',
  'ads.guidelines.relevant',
  'ads.guidelines.honest',
  'ads.guidelines.familyFriendly',
] as const
const limits = { max: AD_TITLE_LENGTH, ...AD_PICTURE }

const steps = ['ads.process.first', 'ads.process.second', 'ads.process.third'] as const

function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={heading}>
      <Typography variant="h6" component="h2" gutterBottom>
        {heading}
      </Typography>
      {children}
    </Box>
  )
}

const list = { m: 0, pl: 2.5, '& li': { mb: 0.5 } }

export const AdGuidelines = () => {
  const { t } = useI18n()
  return (
    <Panel heading={t('ads.guidelines.heading')}>
      <Typography component="ul" sx={list}>
        {guidelines.map((guideline) => (
          <li key={guideline}>{t(guideline, limits)}</li>
        ))}
      </Typography>
    </Panel>
  )
}

export const ReviewProcess = () => {
  const { t } = useI18n()
  return (
    <Panel heading={t('ads.process.heading')}>
      <Typography component="ol" sx={list}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('ads.process.duration')}
      </Typography>
    </Panel>
  )
}
