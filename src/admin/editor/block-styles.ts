import { alpha, type Theme } from '@mui/material/styles'
import { palette as colours } from '@shared/palette'
import { boxStyles } from './box-styles'
import { galleryStyles } from './gallery-styles'

const texts = ({ palette, typography }: Theme) => ({
  fontSize: '1.05rem',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  // `plaintext`: each text runs in the direction of its first letters.
  // `pre-wrap`: without it, the browser turns some typed spaces into non-breaking ones.
  '& [contenteditable=true]': { unicodeBidi: 'plaintext', textAlign: 'start', whiteSpace: 'pre-wrap' },
  '& .editor-align-center [contenteditable=true]': { textAlign: 'center' },
  '& .editor-align-right [contenteditable=true]': { textAlign: 'right' },
  '& .editor-align-left [contenteditable=true]': { textAlign: 'left' },
  '& .ce-header': { fontFamily: typography.h4.fontFamily, fontWeight: 560, lineHeight: 1.25 },
  '& h1.ce-header': { fontSize: '2.1rem' },
  '& h2.ce-header': { fontSize: '1.75rem' },
  '& h3.ce-header': { fontSize: '1.45rem' },
  '& h4.ce-header': { fontSize: '1.25rem' },
  '& h5.ce-header': { fontSize: '1.1rem' },
  '& h6.ce-header': { fontSize: '1rem' },
  '& .ce-block a': { color: palette.primary.main },
  '& .cdx-marker, & mark': { background: alpha(colours.light.sulphur, 0.4), color: 'inherit', padding: '0.1em 0' },
  '& .inline-code, & code': { background: palette.action.selected, color: palette.error.main },
  '& .cdx-quote': {
    borderLeft: `3px solid ${palette.warning.light}`,
    paddingLeft: '1rem',
    margin: '0.5rem 0',
    '& .cdx-quote__text': { minHeight: '3.6em', fontStyle: 'italic' },
  },
  '& .ce-delimiter': { color: palette.text.secondary },
})

const fields = ({ palette }: Theme) => ({
  '& .cdx-input': {
    background: 'transparent',
    border: `1px solid ${palette.divider}`,
    borderRadius: '6px',
    boxShadow: 'none',
    font: 'inherit',
    color: 'inherit',
    '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: palette.error.main },
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
  },
  '& .ce-stub': { background: palette.action.hover, borderColor: palette.divider, color: palette.text.secondary },
})

const lists = ({ palette }: Theme) => ({
  '& .cdx-list': {
    '--checkbox-background': 'transparent',
    '--color-border': palette.text.secondary,
    '--color-bg-checked': palette.primary.main,
    '--color-bg-checked-hover': palette.primary.dark,
    '--color-tick': palette.primary.contrastText,
  },
  '& .cdx-list__item-content': { unicodeBidi: 'plaintext' },
  '& .cdx-checklist__item-checkbox:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: '6px',
  },
  '& .cdx-checklist__item-checkbox-check': { background: 'transparent', borderColor: palette.text.secondary },
  '& .cdx-checklist__item--checked .cdx-checklist__item-checkbox-check': {
    background: `${palette.primary.main} !important`,
    borderColor: `${palette.primary.main} !important`,
    '& svg path': { stroke: palette.primary.contrastText },
  },
})

const tables = ({ palette }: Theme) => ({
  '& .tc-wrap': {
    '--color-background': palette.action.hover,
    '--color-border': palette.divider,
    '--color-text-secondary': palette.text.secondary,
    '@media (pointer: coarse)': { '--cell-size': '40px' },
  },
  // A table that is wider than the text scrolls, as it does for readers.
  '& .tc-table': { fontSize: '0.95rem', borderLeft: `1px solid ${palette.divider}`, overflowX: 'auto' },
  '& .tc-row': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(6.5rem, 1fr)',
    minWidth: 'min-content',
    '&::after': { display: 'none' },
  },
  '& .tc-table--heading .tc-row:first-of-type': { background: palette.background.paper, position: 'static' },
  '& .tc-table--heading-column .tc-cell:first-of-type': { fontWeight: 600 },
  '& .tc-cell:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '& .tc-cell': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media (max-width: 650px)': { padding: '5px 6px', fontSize: '0.85rem' },
  },
  '& .tc-toolbox': {
    // They appear on hover. For fingers, the menu of the block has the same commands.
    '@media (pointer: coarse)': { display: 'none' },
    '--toggler-dots-color': palette.text.secondary,
    '--toggler-dots-color-hovered': palette.text.primary,
  },
  '& .tc-popover': {
    '--color-border': palette.divider,
    '--color-background': palette.background.paper,
    '--color-background-hover': palette.action.hover,
    '--color-background-confirm': palette.error.main,
    '--color-background-confirm-hover': palette.error.dark,
    '--color-text-confirm': palette.error.contrastText,
  },
})

const pictures = ({ palette }: Theme) => ({
  '& .image-block-picture': {
    marginBottom: '0.5rem',
    borderRadius: '6px',
    '& img, & video': { display: 'block', maxWidth: '100%', borderRadius: '6px' },
  },
  '& .image-block-withBorder .image-block-picture > *': { border: `2px solid ${palette.text.secondary}` },
  '& .image-block-withBackground .image-block-picture': {
    background: palette.action.selected,
    padding: '1rem',
    '& > *': { maxWidth: '60%', margin: '0 auto' },
  },
  '& .image-block-stretched .image-block-picture > *': { width: '100%' },
  '& .editor-align-center .image-block-picture > *': { marginInline: 'auto' },
  '& .editor-align-right .image-block-picture > *': { marginLeft: 'auto' },
  '& .image-block-fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: '0.5rem 1rem',
    marginTop: '0.5rem',
  },
  '& .image-block-field': {
    fontSize: '0.85rem',
    color: palette.text.secondary,
    '& .cdx-input': { marginTop: '0.15rem', padding: '6px 12px', fontSize: '0.95rem' },
  },
  '& .image-block-offer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    alignItems: 'center',
    padding: '0.75rem',
    border: `1px dashed ${palette.divider}`,
    borderRadius: '6px',
    '& .cdx-input': { flex: '1 1 12rem', width: 'auto', padding: '7px 12px' },
  },
  '& .image-block-button': {
    font: 'inherit',
    fontWeight: 620,
    padding: '7px 14px',
    borderRadius: '8px',
    cursor: 'pointer',
    background: 'transparent',
    border: `1px solid ${palette.primary.main}`,
    color: palette.primary.main,
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  },
  '& .image-block-failure': { color: palette.error.main, fontSize: '0.9rem', margin: '0.25rem 0 0' },
  '& .image-block-failure:empty': { display: 'none' },
  '& progress': { width: '100%', accentColor: palette.primary.main, marginTop: '0.5rem' },
})

const films = ({ palette }: Theme) => ({
  '& .video-block-film': { display: 'block', width: '100%', borderRadius: '6px', marginBottom: '0.5rem' },
  '& .video-block-panel': {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.25rem',
    padding: '2rem 1rem',
    marginBottom: '0.5rem',
    border: `1px solid ${palette.divider}`,
    borderRadius: '8px',
    background: palette.action.hover,
    textDecoration: 'none !important',
    color: `${palette.text.primary} !important`,
    '& svg': { width: 40, height: 40 },
    '& span': { fontSize: '0.85rem', color: palette.text.secondary },
  },
})

const links = ({ palette }: Theme) => ({
  '& .link-block-card': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '1rem',
    padding: '0.9rem 1rem',
    border: `1px solid ${palette.divider}`,
    borderRadius: '8px',
    textDecoration: 'none !important',
    color: `${palette.text.primary} !important`,
    overflow: 'hidden',
    '& > span': { gridColumn: 1, minWidth: 0 },
  },
  '& .link-block-picture': {
    gridColumn: 2,
    gridRow: '1 / span 3',
    width: 88,
    height: 66,
    objectFit: 'cover',
    borderRadius: '6px',
  },
  '& .link-block-title': { fontWeight: 650 },
  '& .link-block-description': { fontSize: '0.92rem', color: palette.text.secondary },
  '& .link-block-description:empty': { display: 'none' },
  '& .link-block-address': { fontSize: '0.85rem', color: palette.primary.main },
})

/** Blocks look much as they do to readers. */
export const blockStyles = (theme: Theme) => ({
  ...texts(theme),
  ...fields(theme),
  ...lists(theme),
  ...tables(theme),
  ...pictures(theme),
  ...galleryStyles(theme),
  ...films(theme),
  ...boxStyles(theme),
  ...links(theme),
})
