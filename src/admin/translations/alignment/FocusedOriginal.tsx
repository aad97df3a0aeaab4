import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DOCUMENT_VERSION } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import { useEffect, useRef } from 'react'
import { SafeHtml } from '../../articles/SafeHtml'
import { textIn } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { useAlignment } from './alignment-context'

const BAR_PX = 64

/** On narrow screens, the block of the original that is being translated, at the upper edge above what is written. */
export function FocusedOriginal() {
  const { t } = useI18n()
  const { original, focused, states, goToNext } = useAlignment()
  const strip = useRef<HTMLElement>(null)
  const block = original.blocks?.blocks.find(({ id }) => id === focused)
  useEffect(() => {
    const { style } = document.documentElement
    // What gets the focus must not lie below the strip.
    if (block) style.scrollPaddingTop = `${BAR_PX + (strip.current?.offsetHeight ?? 0) + 16}px`
    return () => void style.removeProperty('scroll-padding-top')
  }, [block])
  if (!block) return null
  return (
    <Box
      component="section"
      ref={strip}
      aria-label={t('articles.translations.alignment.beside')}
      // Scrollable, so it must be focusable.
      tabIndex={0}
      sx={{
        position: 'sticky',
        top: BAR_PX,
        zIndex: 3,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1,
        maxHeight: 'min(30vh, 220px)',
        overflowY: 'auto',
        overflowWrap: 'anywhere',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // On a magnified page, it would cover the text.
        '@media (max-height: 480px)': { position: 'static' },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {t('articles.translations.alignment.beside')}
        </Typography>
        {states.size > 0 && (
          <Button size="small" onClick={goToNext}>
            {t('articles.translations.alignment.next')}
          </Button>
        )}
      </Stack>
      <Box {...textIn(original.language)}>
        <SafeHtml html={toHtml({ time: 0, version: DOCUMENT_VERSION, blocks: [block] })} />
      </Box>
    </Box>
  )
}
