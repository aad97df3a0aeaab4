import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RevisionSummary } from '@shared/entities/revision'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useI18n } from '../../i18n/i18n'
import { Notice } from '../../layout/Notice'
import { PageHeading } from '../../layout/PageHeading'
import { shortTitle } from '../article-messages'

type Props = {
  /** Of the text. */
  title: string
  /** What is said below it, such as the language of a translation. */
  subtitle?: string
  /** Undefined on hosts that keep none. */
  revisions: RevisionSummary[] | undefined
  /** Leads to the form. */
  back: { to: string; label: string }
  /** The versions, if there are any. */
  children: ReactNode
}

/** The frame of a history: heading, the way back, and a notice if there are no versions. */
export function HistoryPage({ title, subtitle, revisions, back, children }: Props) {
  const { t } = useI18n()
  const heading = (
    <PageHeading tab={t('articles.versions.of', { title: shortTitle(title) })}>{t('articles.history')}</PageHeading>
  )
  const link = (
    <Button component={Link} to={back.to}>
      {back.label}
    </Button>
  )
  if (!revisions?.length)
    return (
      <Notice
        Icon={HistoryIcon}
        heading={heading}
        text={revisions ? t('articles.versions.fromNowOn') : t('articles.versions.noHistory')}
        action={link}
      />
    )
  return (
    <>
      <div>{link}</div>
      <Stack sx={{ gap: 0.5, mb: 2, mt: 1 }}>
        {heading}
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[title, subtitle].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      {children}
    </>
  )
}
