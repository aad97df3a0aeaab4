import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { palette } from '@shared/palette'
import { useState } from 'react'
import { textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { SizeWarning } from './SizeWarning'
import { useMailPreview } from './use-mail-preview'

const PHONE_WIDTH = 360

// No dark mode: most mail programs show newsletters on white.
const style = `
  body { margin: 0; padding: 24px; background: #fff; color: ${palette.light.ink}; font: 16px/1.6 system-ui, sans-serif; }
  h1, h2, h3, h4 { line-height: 1.25; }
  img { max-width: 100%; height: auto; }
  a { color: ${palette.light.accent}; }
  body > * { max-width: 600px; margin-inline: auto; overflow-wrap: anywhere; }
`

/** A plain page with the content, for hosts that cannot render the mail. */
const page = (subject: string, content: string, language: LanguageCode) =>
  `<!doctype html><html lang="${language}" dir="${textIn(language).dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><style>${style}</style></head><body>${content}</body></html>`

const frame = {
  flex: 1,
  width: '100%',
  minHeight: 420,
  alignSelf: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.6,
} as const

type Props = { subject: string; content: string; language?: LanguageCode }

/** Shows a newsletter as its readers in a language will see it, in a sandboxed frame without scripts and navigation. */
export function Preview({ subject, content, language = DEFAULT_LANGUAGE }: Props) {
  const { t } = useI18n()
  const mail = useMailPreview(subject, content, language)
  const [chosen, choose] = useState<'desktop' | 'phone' | 'text'>('desktop')
  const shown = chosen === 'text' && !mail ? 'desktop' : chosen
  return (
    <Stack sx={{ minWidth: 0, height: '100%' }}>
      <Typography variant="subtitle1" component="h3" noWrap sx={{ fontWeight: 650 }}>
        {subject || t('common.preview')}
      </Typography>
      <SizeWarning html={mail?.html} />
      <Tabs value={shown} onChange={(_, tab) => choose(tab)} aria-label={t('common.preview')} sx={{ mb: 1 }}>
        <Tab value="desktop" label={t('newsletters.preview.desktop')} />
        <Tab value="phone" label={t('newsletters.preview.phone')} />
        {mail && <Tab value="text" label={t('newsletters.preview.text')} />}
      </Tabs>
      {shown === 'text' ? (
        <Box
          component="pre"
          aria-label={t('newsletters.preview.textPart')}
          sx={{
            ...frame,
            m: 0,
            p: 2,
            maxHeight: 640,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {mail?.text}
        </Box>
      ) : (
        <Box
          component="iframe"
          title={t('common.preview')}
          sandbox=""
          srcDoc={mail?.html ?? page(subject, content, language)}
          sx={{ ...frame, maxWidth: shown === 'phone' ? PHONE_WIDTH : 'none', bgcolor: '#fff' }}
        />
      )}
    </Stack>
  )
}
