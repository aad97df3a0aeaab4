import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { escapeHtml } from '@shared/content/html'
import { useState } from 'react'

const PHONE_WIDTH = 360

// Of a letter, which has no dark side: most mail programs show it on white.
const style = `
  body { margin: 0; padding: 24px; background: #fff; color: #1f2a30; font: 16px/1.6 system-ui, sans-serif; }
  h1, h2, h3, h4 { line-height: 1.25; }
  img { max-width: 100%; height: auto; }
  a { color: #0f6e73; }
  body > * { max-width: 600px; margin-inline: auto; overflow-wrap: anywhere; }
`

const page = (subject: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title><style>${style}</style></head><body>${content}</body></html>`

type Props = { subject: string; content: string }

/** A newsletter as its reader will see it. In a frame of its own that runs nothing and may lead nowhere. */
export function Preview({ subject, content }: Props) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  return (
    <Stack sx={{ minWidth: 0, height: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="subtitle1" component="h3" noWrap sx={{ fontWeight: 650 }}>
          {subject || 'Preview'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={width}
          onChange={(_, chosen) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="phone">Phone</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box
        component="iframe"
        title="Preview"
        sandbox=""
        srcDoc={page(subject, content)}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: width === 'phone' ? PHONE_WIDTH : 'none',
          minHeight: 420,
          alignSelf: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.6,
          bgcolor: '#fff',
        }}
      />
    </Stack>
  )
}
