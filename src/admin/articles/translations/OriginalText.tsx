import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { useId } from 'react'
import { useI18n } from '../../i18n/i18n'
import { textIn } from '../../translations/direction'
import { SafeHtml } from '../SafeHtml'

/** The original, next to the translation or, on narrow screens, above it. */
export function OriginalText({ article }: { article: ManagedArticle }) {
  const { t } = useI18n()
  const headingId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      // Scrollable, so it must be focusable.
      tabIndex={0}
      sx={{
        mt: 2,
        p: { xs: 2, sm: 3 },
        overflowY: 'auto',
        overflowWrap: 'anywhere',
        maxHeight: { xs: '40vh', lg: 'calc(100vh - 120px)' },
        position: { lg: 'sticky' },
        top: 80,
      }}
    >
      <Typography id={headingId} variant="body2" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('articles.translations.original')}
      </Typography>
      <Box {...textIn(DEFAULT_LANGUAGE)}>
        <Typography variant="h6" component="p">
          {article.title}
        </Typography>
        <Typography sx={{ my: 1, color: 'text.secondary' }}>{article.excerpt}</Typography>
        <FurtherTexts {...article} />
        <SafeHtml html={article.content} />
      </Box>
    </Card>
  )
}

/** Texts besides those of the page, which a translation has too. */
function FurtherTexts({ image_alt, image_caption, meta_description }: ManagedArticle) {
  const { t } = useI18n()
  const texts = [
    [t('pictures.alt'), image_alt],
    [t('pictures.caption'), image_caption],
    [t('articles.search.description'), meta_description],
  ].filter(([, text]) => text)
  return texts.map(([name, text]) => (
    <Typography key={name} variant="body2" sx={{ my: 1 }}>
      <b>{name}</b> {text}
    </Typography>
  ))
}
