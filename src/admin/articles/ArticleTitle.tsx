import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { EVENTS_SLUG } from '@shared/article-rules'
import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, originalLanguage } from '@shared/languages'
import { languageLabel } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}

type Props = Pick<ArticleSummary, 'title' | 'excerpt' | 'slug'> & Partial<Pick<ArticleSummary, 'language'>>

/** Title and excerpt, both cut when long: the list is for finding an article, not for reading it. */
export const ArticleTitle = ({ title, excerpt, slug, ...article }: Props) => {
  const { t } = useI18n()
  const language = originalLanguage(article)
  return (
    <>
      {slug === EVENTS_SLUG && (
        <Chip size="small" label={t('articles.event')} color="primary" variant="outlined" sx={{ mb: 0.5 }} />
      )}
      {language !== DEFAULT_LANGUAGE && (
        <Chip size="small" label={languageLabel(language)} variant="outlined" sx={{ mb: 0.5 }} />
      )}
      <Typography lang={language} sx={{ ...threeLines, fontWeight: 620, lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Typography lang={language} variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {excerpt}
      </Typography>
    </>
  )
}
