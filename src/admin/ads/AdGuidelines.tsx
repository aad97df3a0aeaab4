import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AD_PICTURE, AD_TITLE_LENGTH } from '@shared/constants'
import type { ReactNode } from 'react'

const guidelines = [
  `Titles: max ${AD_TITLE_LENGTH} characters`,
  `Images: at least ${AD_PICTURE.width}x${AD_PICTURE.height} pixels`,
  'Relevant to Sumatra tourism',
  'No misleading information',
  'Family-friendly content',
]

const steps = [
  'Admin or marketing reviews your ad',
  'The editor gives final approval',
  'Published ads appear on the site',
]

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

export const AdGuidelines = () => (
  <Panel heading="Guidelines">
    <Typography component="ul" sx={list}>
      {guidelines.map((guideline) => (
        <li key={guideline}>{guideline}</li>
      ))}
    </Typography>
  </Panel>
)

export const ReviewProcess = () => (
  <Panel heading="Review Process">
    <Typography component="ol" sx={list}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Typography>
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      Review typically takes 1-3 business days.
    </Typography>
  </Panel>
)
