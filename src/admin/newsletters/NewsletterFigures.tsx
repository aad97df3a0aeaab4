import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Newsletter, NewsletterStatistics } from '@shared/entities/newsletter'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { TryAgain } from '../waiting/TryAgain'

type Line = { label: string; count: number; href?: string }

function Figures({ caption, heads, lines }: { caption: string; heads: [string, string]; lines: Line[] }) {
  return (
    <Table size="small" aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell>{heads[0]}</TableCell>
          <TableCell align="right">{heads[1]}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ label, count, href }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {href ? (
                <Link href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                </Link>
              ) : (
                label
              )}
            </TableCell>
            <TableCell align="right">{formatNumber(count)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Links({ clicks, counts_clicks }: NewsletterStatistics) {
  const { t } = useI18n()
  if (clicks.length === 0 && counts_clicks)
    return <Typography variant="body2">{t('newsletters.figures.noLinks')}</Typography>
  return (
    <>
      {!counts_clicks && <Alert severity="info">{t('newsletters.figures.notCounted')}</Alert>}
      {clicks.length > 0 && (
        <Figures
          caption={t('newsletters.figures.links')}
          heads={[t('newsletters.figures.link'), t('newsletters.figures.clicks')]}
          lines={clicks.map(({ url, count }) => ({ label: url, href: url, count }))}
        />
      )}
    </>
  )
}

/** What became of a sent newsletter. Left out on hosts that do not count. */
export function NewsletterFigures({ id }: Pick<Newsletter, 'id'>) {
  const { t } = useI18n()
  const { data, error, isPending, refetch } = useOptionalQuery('GET /api/newsletters/:id/statistics', {
    params: { id },
  })
  if (isPending) return <Skeleton variant="rounded" height={120} />
  if (error)
    return (
      <Alert severity="error" action={<TryAgain error={error} onRetry={refetch} />}>
        {failureText(error, 'newsletters.figures.failed')}
      </Alert>
    )
  if (!data) return null
  const lines = [
    { label: t('newsletters.figures.accepted'), count: data.accepted },
    ...data.refused.map(({ reason, count }) => ({
      label: t('newsletters.figures.refused', { reason: t(`delivery.reasons.${reason}`) }),
      count,
    })),
    { label: t('newsletters.figures.unsubscribed'), count: data.unsubscribed },
  ]
  return (
    <Stack component="section" spacing={2} aria-label={t('newsletters.figures.heading')}>
      <Typography variant="h6" component="h3">
        {t('newsletters.figures.heading')}
      </Typography>
      <Figures
        caption={t('newsletters.figures.copies')}
        heads={[t('newsletters.figures.copies'), t('newsletters.figures.count')]}
        lines={lines}
      />
      <Links {...data} />
    </Stack>
  )
}
