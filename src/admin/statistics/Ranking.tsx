import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { FIGURES, type StatisticsBy, type StatisticsRow } from '@shared/entities/statistics'
import { isLanguageCode } from '@shared/languages'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useCall } from '../api/use-call'
import { languageLabel, writtenDay } from '../i18n/formats'
import { t, useI18n } from '../i18n/i18n'
import { recordPath } from '../paths'
import { FiguresTable } from './FiguresTable'
import { Loaded } from './Loaded'
import type { Days } from './periods'

const PER_PAGE = 10

const linked = (screen: 'articles' | 'places' | 'categories', { key, title }: StatisticsRow) => (
  <Link component={RouterLink} to={recordPath(screen, key)}>
    {title}
  </Link>
)

/** What a row is about, with the form of it where there is one. */
const NAMES: Record<StatisticsBy, (row: StatisticsRow) => ReactNode> = {
  article: (row) => linked('articles', row),
  place: (row) => linked('places', row),
  topic: (row) => linked('categories', row),
  author: ({ title }) => title,
  language: ({ key }) => (isLanguageCode(key) ? languageLabel(key) : t('statistics.unknownLanguage')),
  day: ({ key }) => writtenDay(key),
}

/** The figures of a period by article or what else is chosen, those with most views first. */
export function Ranking({ by, days }: { by: StatisticsBy; days: Days }) {
  const { t } = useI18n()
  const [page, setPage] = useState(1)
  const query = { by, ...days, page, perPage: PER_PAGE }
  const call = useCall('GET /api/statistics', { query })
  return (
    <Loaded {...call}>
      {({ rows, total }) => {
        // Those of days come all at once.
        const shown = by === 'day' ? rows.toReversed().slice((page - 1) * PER_PAGE, page * PER_PAGE) : rows
        const pages = Math.ceil(total / PER_PAGE)
        if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('statistics.none')}</Typography>
        return (
          <>
            <FiguresTable
              label={t(`statistics.by.${by}`)}
              title={t(`statistics.things.${by}`)}
              columns={FIGURES.map((figure) => t(`statistics.figures.${figure}`))}
              rows={shown.map((row) => ({
                key: row.key,
                title: NAMES[by](row),
                figures: FIGURES.map((figure) => row[figure]),
              }))}
            />
            {pages > 1 && (
              <Pagination page={page} count={pages} onChange={(_, chosen) => setPage(chosen)} sx={{ mt: 1.5 }} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
