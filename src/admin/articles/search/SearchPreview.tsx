import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { META_DESCRIPTION_SHOWN } from '@shared/article-rules'
import { shortened } from '@shared/content/clean-text'
import type { ManagedArticle } from '@shared/entities/article'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { magazineName } from '../../host-settings'
import { useI18n } from '../../i18n/i18n'

type Watched = Partial<Pick<ManagedArticle, 'title' | 'excerpt' | 'meta_description' | 'image_url' | 'image_alt'>>

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }
const frame = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', overflowWrap: 'anywhere' }

/** A search result and a social card of the article as the form holds it. Each service draws them a little differently. */
export function SearchPreview() {
  const { t } = useI18n()
  const { title, excerpt, meta_description, image_url, image_alt } = useWatch() as Watched
  const heading = title?.trim() || t('articles.livePreview.untitled')
  const description = shortened(meta_description?.trim() || excerpt?.trim() || '', META_DESCRIPTION_SHOWN)
  const isShown = image_url && (isHttpUrl(image_url) || isLocalPath(image_url))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 1,
        mb: 3,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      }}
    >
      <Preview label={t('articles.search.result')}>
        <Box sx={{ ...frame, p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {location.host}
          </Typography>
          <Typography sx={{ color: 'primary.main', fontSize: '1.15rem', lineHeight: 1.3, my: 0.5 }}>
            {heading} - {magazineName}
          </Typography>
          <Typography variant="body2" sx={twoLines}>
            {description}
          </Typography>
        </Box>
      </Preview>
      <Preview label={t('articles.search.card')}>
        <Box sx={frame}>
          {isShown && (
            <Box
              component="img"
              alt={image_alt ?? ''}
              {...imageSource(mediaUrl(image_url))}
              sizes="320px"
              sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: '1.91', objectFit: 'cover' }}
            />
          )}
          <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {location.host}
            </Typography>
            <Typography sx={{ fontWeight: 600, ...twoLines }}>{heading}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', ...twoLines }}>
              {description}
            </Typography>
          </Box>
        </Box>
      </Preview>
    </Box>
  )
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      {children}
    </Box>
  )
}
