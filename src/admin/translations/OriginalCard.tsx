import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Texts } from '@shared/content/parts'
import { DEFAULT_LANGUAGE, type LanguageCode, originalLanguage } from '@shared/languages'
import { type ReactNode, type RefObject, useId } from 'react'
import { languageLabel, textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { GlossaryTerms } from './GlossaryTerms'

type Props = {
  title: string
  original: Texts & { language?: LanguageCode }
  /** Gets what scrolls. */
  pane?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** The original of a translation, below its words in the glossary: it stays in view while that is written. */
export function OriginalCard({ title, original, pane, children }: Props) {
  const { t } = useI18n()
  const headingId = useId()
  const language = originalLanguage(original)
  return (
    <Card
      component="section"
      ref={pane as RefObject<HTMLDivElement | null>}
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
        {t('articles.translations.original', { name: languageLabel(language) })}
      </Typography>
      {/* The glossaries are lists of English words. */}
      {language === DEFAULT_LANGUAGE && <GlossaryTerms original={original} />}
      <Box {...textIn(language)}>
        <Typography variant="h6" component="p">
          {title}
        </Typography>
        {children}
      </Box>
    </Card>
  )
}
