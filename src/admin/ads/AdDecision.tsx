import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { isHttpUrl } from '@shared/validation'
import { Fragment, type ReactNode } from 'react'
import { useGetList } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { pathOf } from '../paths'
import { AdStatusBadge } from './AdStatusBadge'
import { takesReason } from './RejectDialog'
import { useAdReview } from './use-ad-review'

/** More would wait than a team could review. */
const MAX_PENDING = 100

const inOrder = (a: Ad, b: Ad) => a.created_at.localeCompare(b.created_at) || a.id - b.id

/** Leads to the pending ad that was submitted after this one, then from the oldest again. */
function NextPending({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { data } = useGetList<Ad>('ads', {
    filter: { status: 'pending' },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_PENDING },
  })
  if (!data) return null
  const others = data.filter(({ id }) => id !== ad.id).toSorted(inOrder)
  const next = others.find((other) => inOrder(other, ad) > 0) ?? others[0]
  if (!next) return <Typography sx={{ color: 'text.secondary' }}>{t('ads.decision.noneLeft')}</Typography>
  return (
    <Button component={RouterLink} to={`${pathOf.adForm}/${next.id}`} variant="outlined">
      {t('ads.decision.next', { count: others.length })}
    </Button>
  )
}

function Facts({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { advertiser_name, advertiser_email, link, created_at, views, clicks } = ad
  const facts: [label: string, value: ReactNode][] = [
    [t('common.status'), <AdStatusBadge key="status" status={ad.status} />],
    [
      t('ads.advertiser'),
      <Fragment key="advertiser">
        {advertiser_name || t('ads.deletedAdvertiser')}
        {advertiser_email && (
          <>
            {' · '}
            <Link href={`mailto:${advertiser_email}`}>{advertiser_email}</Link>
          </>
        )}
      </Fragment>,
    ],
    [t('ads.decision.submitted'), dateAndTime(created_at)],
    [
      t('ads.decision.link'),
      link && isHttpUrl(link) ? (
        <Link key="link" href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </Link>
      ) : (
        t('ads.decision.noLink')
      ),
    ],
    [
      t('ads.decision.figures'),
      [
        t('common.views', { count: views }),
        ...(clicks === undefined ? [] : [t('common.clicks', { count: clicks })]),
      ].join(' · '),
    ],
  ]
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}

/** What a reviewer needs to know about the ad in the form, and the decision. The next ad is one click away. */
export function AdDecision({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const { choices, isPending, decide, dialog } = useAdReview(ad)
  const { status } = ad
  const may = (chosen: Ad['status']) => chosen !== status && choices.some(({ id }) => id === chosen)
  const isBlocked = isDirty || isPending
  const isPublished = status === 'published'
  return (
    <Card component="section" aria-label={t('ads.decision.heading')} sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Facts ad={ad} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        {may('published') && (
          <Button variant="contained" disabled={isBlocked} onClick={() => decide('published')}>
            {t('ads.decision.publish')}
          </Button>
        )}
        {may('approved') && (
          <Button
            variant={may('published') ? 'outlined' : 'contained'}
            disabled={isBlocked}
            onClick={() => decide('approved')}
          >
            {isPublished ? t('ads.decision.unpublish') : t('ads.decision.approve')}
          </Button>
        )}
        {may('rejected') && (
          <Button variant="outlined" color="error" disabled={isBlocked} onClick={() => decide('rejected')}>
            {t('ads.decision.reject')}
          </Button>
        )}
        {may('pending') && (
          <Button disabled={isBlocked} onClick={() => decide('pending')}>
            {t('ads.decision.pending')}
          </Button>
        )}
        {status === 'rejected' && takesReason(ad) && (
          <Button disabled={isBlocked} onClick={() => decide('rejected')}>
            {ad.rejection_reason ? t('ads.reject.change') : t('ads.reject.add')}
          </Button>
        )}
        <Box sx={{ ml: 'auto' }}>
          <NextPending ad={ad} />
        </Box>
      </Stack>
      {isDirty && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('ads.decision.saveFirst')}</Typography>}
      {choices.length === 1 && isPublished && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('ads.onlyEditor')}</Typography>
      )}
      {dialog}
    </Card>
  )
}
