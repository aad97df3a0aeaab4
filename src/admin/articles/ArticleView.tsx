import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EVENTS_SLUG } from '@shared/article-rules'
import { repeatsOpening } from '@shared/content/opening'
import type { ManagedArticle } from '@shared/entities/article'
import { imageSource } from '@shared/images'
import { originalLanguage } from '@shared/languages'
import { mediaUrl } from '@shared/media-url'
import { publicDate, revisionDate } from '@shared/public-date'
import type { ReactNode } from 'react'
import { dateAndTime, formatNumber, longDay, textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { StatusBadge } from '../lists/StatusBadge'
import { CategoryChips } from './CategoryChips'
import { SafeHtml } from './SafeHtml'

const quiet = { color: 'text.secondary' }

export const ArticleView = ({ article, heading }: { article: ManagedArticle; heading: ReactNode }) => {
  const { t } = useI18n()
  const revised = revisionDate(article)
  const isEvent = article.slug === EVENTS_SLUG
  const language = originalLanguage(article)
  return (
    <Stack sx={{ gap: 2, maxWidth: '46rem', mx: 'auto', minWidth: 0 }}>
      {article.image_url && <Picture address={article.image_url} article={article} />}
      {heading}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={quiet}>
          {article.author_name} · {longDay(publicDate(article))}
          {revised && ` · ${t('articles.livePreview.updated', { day: longDay(revised) })}`}
        </Typography>
        <StatusBadge status={article.status} />
        <CategoryChips names={article.category_names ?? []} />
      </Stack>
      {(isEvent || !repeatsOpening({ ...article, content: article.content ?? '' })) && (
        <Typography {...textIn(language)} sx={{ fontSize: '1.15rem', overflowWrap: 'anywhere' }}>
          {isEvent ? t('articles.buttonLeadsTo', { address: article.excerpt }) : article.excerpt}
        </Typography>
      )}
      <Divider />
      <div {...textIn(language)}>
        <SafeHtml html={article.content ?? ''} />
      </div>
      <Divider />
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        <Fact name={t('articles.lastUpdated')}>
          {dateAndTime(article.updated_at, { dateStyle: 'long', timeStyle: 'short' })}
        </Fact>
        {article.views > 0 && <Fact name={t('articles.views')}>{formatNumber(article.views)}</Fact>}
        <Fact name={t('articles.id')}>{article.id}</Fact>
      </Stack>
    </Stack>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" sx={quiet}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  </div>
)

function Picture({ address, article }: { address: string; article: ManagedArticle }) {
  const { width, height, ...source } = imageSource(mediaUrl(address))
  const below = [article.image_caption, article.image_credit].filter(Boolean).join(' · ')
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        component="img"
        {...source}
        width={width}
        height={height}
        sizes="(max-width: 800px) 100vw, 736px"
        alt={article.image_alt ?? ''}
        sx={{ width: '100%', height: 'auto', maxHeight: '28rem', objectFit: 'cover', borderRadius: 1 }}
      />
      {below && (
        <Typography component="figcaption" variant="body2" sx={{ ...quiet, overflowWrap: 'anywhere' }}>
          {below}
        </Typography>
      )}
    </Box>
  )
}
