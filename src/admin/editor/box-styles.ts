import { alpha, type Theme } from '@mui/material/styles'

const tones = ({ palette }: Theme) => ({ note: palette.primary, tip: palette.success, warning: palette.error })

/** Code, callouts, details, buttons and the markers of footnotes. */
export const boxStyles = (theme: Theme) => ({
  '& .callout-block, & .pullquote-block, & .details-block, & .button-block, & .code-block': { margin: '0.5rem 0' },
  '& .callout-block': { padding: '0.75rem 1rem', borderInlineStart: '4px solid', borderRadius: '6px' },
  ...Object.fromEntries(
    Object.entries(tones(theme)).map(([tone, { main }]) => [
      `& .callout-block[data-tone=${tone}]`,
      { borderColor: main, background: alpha(main, 0.08), '& .callout-block-name': { color: main } },
    ]),
  ),
  '& .callout-block-name': { display: 'block', fontSize: '0.85rem' },
  '& .pullquote-block': {
    padding: '0.5rem 0',
    fontSize: '1.4em',
    fontWeight: 500,
    lineHeight: 1.3,
    textAlign: 'center',
  },
  '& .audio-block audio': { display: 'block', width: '100%', marginBottom: '0.5rem' },
  '& .file-block > input': { marginBottom: '0.5rem' },
  '& .details-block': { padding: '0.75rem 1rem', border: `1px solid ${theme.palette.divider}`, borderRadius: '6px' },
  '& .details-block-summary': { fontWeight: 650, paddingBottom: '0.5rem' },
  '& .button-block-text': {
    width: 'fit-content',
    minWidth: '8rem',
    maxWidth: '100%',
    padding: '0.5rem 1.25rem',
    marginBottom: '0.5rem',
    borderRadius: '999px',
    background: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    fontWeight: 620,
  },
  '& .editor-align-center .button-block-text': { marginInline: 'auto' },
  '& .editor-align-right .button-block-text': { marginLeft: 'auto' },
  '& .code-block-text': {
    display: 'block',
    width: '100%',
    resize: 'vertical',
    fontFamily: 'monospace',
    fontSize: '0.9rem',
    lineHeight: 1.55,
    marginBottom: '0.5rem',
  },
  '& .code-block-language': { width: '14rem', maxWidth: '100%', padding: '6px 12px', fontSize: '0.9rem' },
  '& [contenteditable=true][data-placeholder]:empty::before': {
    content: 'attr(data-placeholder)',
    color: 'inherit',
    opacity: 0.7,
  },
  // Numbered as readers see them. The sign in the text is a character for the caret.
  '& .codex-editor': { counterReset: 'footnote' },
  '& sup[data-note]': {
    counterIncrement: 'footnote',
    display: 'inline-block',
    lineHeight: 1,
    fontSize: 0,
    cursor: 'pointer',
    '&::after': {
      content: 'counter(footnote)',
      padding: '0 0.15em',
      fontSize: '0.75rem',
      color: theme.palette.primary.main,
    },
  },
})
