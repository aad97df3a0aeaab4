import GlobalStyles from '@mui/material/GlobalStyles'
import { alpha, type Theme } from '@mui/material/styles'
import { fieldBorder } from '../theme'
import { blockStyles } from './block-styles'

/** From this width on, Editor.js has menus beside its controls; on smaller screens, at the lower edge. */
const BESIDE = '@media (min-width: 651px)'
const BELOW = '@media (max-width: 650px)'

/** Controls for a finger stand one below the other, to have room beside the text. */
const FINGER = '@media (max-width: 650px), (pointer: coarse)'
const FINGER_PX = 40

const colourVariables = ({ palette }: Theme) => ({
  '--color-background': palette.background.paper,
  '--color-border': palette.divider,
  '--color-border-icon': palette.divider,
  '--color-border-icon-disabled': palette.divider,
  '--color-text-primary': palette.text.primary,
  '--color-text-secondary': palette.text.secondary,
  '--color-text-icon-active': palette.primary.main,
  '--color-background-icon-active': alpha(palette.primary.main, 0.14),
  '--color-background-item-focus': alpha(palette.primary.main, 0.2),
  '--color-shadow-item-focus': palette.primary.main,
  '--color-background-item-hover': palette.action.hover,
  '--color-background-item-confirm': palette.error.main,
  '--color-background-item-confirm-hover': palette.error.dark,
  '--color-shadow': 'rgba(0, 0, 0, 0.3)',
  '--grayText': palette.text.secondary,
})

const controls = (theme: Theme) => ({
  '& .ce-popover, & .ce-inline-toolbar': {
    ...colourVariables(theme),
    '--width': '230px',
    '--max-height': '340px',
    [BELOW]: { '--max-height': 'min(340px, calc(var(--seen, 100vh) - 16px))' },
  },
  '& .ce-popover:not(.ce-popover--inline) > .ce-popover__container': {
    [BELOW]: { bottom: 'calc(var(--offset) + max(env(safe-area-inset-bottom), var(--covered, 0px)))' },
  },
  // Editor.js only makes closed popovers transparent, so screen readers would read them.
  '& .ce-popover:not(.ce-popover--opened) > .ce-popover__container': { visibility: 'hidden' },
  // The menus are in the dashboard's language, which runs from left to right even if the text does not.
  '& .ce-popover': { direction: 'ltr' },
  '& .ce-popover-item': {
    fontFamily: 'inherit',
    textAlign: 'start',
    '@media (pointer: coarse)': { minHeight: FINGER_PX },
  },
  '& .ce-popover-item__secondary-title': { opacity: 1, letterSpacing: 0 },
  '& .ce-popover-item--confirmation .ce-popover-item__title, & .ce-popover-item--confirmation .ce-popover-item__icon': {
    color: theme.palette.error.contrastText,
  },
  '& .ce-popover-header__text, & .ce-popover-header__back-button': { color: theme.palette.text.primary },
  '& .ce-popover__nothing-found-message': { color: theme.palette.text.secondary },
  '& .cdx-search-field, & .cdx-list-start-with-field': {
    backgroundColor: theme.palette.action.hover,
    borderColor: theme.palette.divider,
    color: theme.palette.text.primary,
  },
  '& .cdx-search-field__input, & .cdx-list-start-with-field__input': { color: theme.palette.text.primary },
  '& .cdx-search-field:focus-within, & .cdx-list-start-with-field:focus-within': {
    outline: `2px solid ${theme.palette.primary.main}`,
  },
  '& .cdx-search-field__icon svg, & .cdx-search-field__input::placeholder': {
    color: theme.palette.text.secondary,
  },
  '& .ce-inline-tool:hover': { backgroundColor: theme.palette.action.hover },
  '& .ce-toolbar__plus, & .ce-toolbar__settings-btn': {
    color: theme.palette.text.secondary,
    [BELOW]: { background: 'none', border: 'none', boxShadow: 'none' },
    [FINGER]: { width: FINGER_PX, height: FINGER_PX, margin: 0 },
    '&:hover, &.ce-toolbar__plus--active, &.ce-toolbar__settings-btn--active': {
      backgroundColor: theme.palette.action.hover,
      color: theme.palette.text.primary,
    },
  },
})

const frame = (theme: Theme) => ({
  border: `1px solid ${fieldBorder(theme.palette)}`,
  borderRadius: 1,
  // On phones the controls stand in the margin.
  paddingInline: { xs: '0 8px', sm: 2 },
  mx: { xs: -1, sm: 0 },
  py: 1,
  mt: 0.5,
  '&:focus-within': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  // The menus have to cover the sticky buttons of the form.
  '& .codex-editor': { zIndex: 'auto' },
  '& .ce-inline-toolbar': { zIndex: 4 },
  position: 'relative',
  // It opens for the first letters of a selection that goes on, over the next block, which then gets no mouse events.
  '& .codex-editor__redactor:active ~ .ce-inline-toolbar *': { pointerEvents: 'none !important' },
  // Selected blocks have a bar of their own, and what this one would cover can be dragged.
  '& .codex-editor__redactor:has(.ce-block--selected) ~ .ce-inline-toolbar': { display: 'none' },
  '& .codex-editor__redactor': { minHeight: 400, marginInline: '0 !important' },
  '& .ce-block__content, & .ce-toolbar__content': {
    maxWidth: 'none',
    margin: 0,
    [BESIDE]: { marginInlineStart: '60px' },
  },
  '& .ce-block__content': { [BELOW]: { marginInlineStart: `${FINGER_PX + 2}px` } },
  '& .ce-toolbar': { zIndex: 3, [BELOW]: { top: 'var(--first-line) !important' } },
  '& .ce-toolbar__actions': {
    [BELOW]: { insetInlineStart: 0, insetInlineEnd: 'auto' },
    [FINGER]: { flexDirection: 'column', margin: 0, padding: 0 },
  },
  [BESIDE]: {
    '& .codex-editor--narrow .ce-toolbar__actions': { right: '100%' },
    '& .codex-editor--narrow .ce-toolbar__plus': { left: 0 },
    '& .codex-editor--narrow .ce-toolbox .ce-popover': { left: 0, right: 'auto' },
    // The same for texts that run from right to left.
    '& .codex-editor.codex-editor--rtl .ce-toolbar__actions': { left: '100%', right: 'auto', m: 0, p: 0, pl: '5px' },
    '& .codex-editor.codex-editor--rtl .ce-toolbar__plus': { left: 'auto', right: 0 },
    '& .codex-editor--rtl .ce-toolbox .ce-popover, & .codex-editor--rtl .ce-settings .ce-popover': {
      left: 'auto',
      right: 0,
    },
  },
  '& ::selection': { backgroundColor: alpha(theme.palette.primary.main, 0.3) },
  '& .ce-block--selected .ce-block__content': {
    background: alpha(theme.palette.primary.main, 0.18),
    borderRadius: '6px',
  },
  '& .ce-block.is-dragged': { opacity: 0.4 },
  // Dragged, not scrolled, with a finger.
  '& .ce-toolbar__settings-btn': { touchAction: 'none' },
  '& .block-drop-line': {
    position: 'fixed',
    zIndex: 3,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.palette.primary.main,
    pointerEvents: 'none',
  },
  '& .codex-editor [data-placeholder]::before, & .codex-editor [data-placeholder-active]::before': {
    color: `${theme.palette.text.secondary} !important`,
  },
})

const links = (theme: Theme) => ({
  '& .link-field': {
    position: 'absolute',
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    width: 'min(400px, 100%)',
    padding: '8px',
    direction: 'ltr',
    fontSize: '0.95rem',
    borderRadius: '8px',
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
    boxShadow: theme.shadows[4],
    '& .cdx-input': { flex: '1 0 100%', padding: '8px 10px' },
    '& [hidden]': { display: 'none' },
  },
  '& ::highlight(edited-link)': { backgroundColor: alpha(theme.palette.primary.main, 0.3) },
  '& .link-suggestions': { flex: '1 0 100%', margin: 0, padding: 0, listStyle: 'none' },
  '& .link-suggestion': {
    padding: '8px 10px',
    borderRadius: '4px',
    lineHeight: 1.4,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&[aria-selected=true]': { backgroundColor: alpha(theme.palette.primary.main, 0.2) },
  },
  '& .link-suggestion-detail': { display: 'block', fontSize: '0.85rem', color: theme.palette.text.secondary },
})

/** Styles for Editor.js in the dashboard's theme. */
export const editorStyles = (theme: Theme) =>
  ({ ...frame(theme), ...controls(theme), ...links(theme), ...blockStyles(theme) }) as const

const overlays = (theme: Theme) => ({
  '::highlight(editor-found)': { backgroundColor: alpha(theme.palette.warning.main, 0.35) },
  '::highlight(editor-found-current)': {
    backgroundColor: theme.palette.warning.main,
    color: theme.palette.warning.contrastText,
  },
  '.ct': { '--color-text': theme.palette.background.paper },
  '.ct:before, .ct:after': { backgroundColor: theme.palette.text.primary },
  '.ct__content': { color: theme.palette.background.paper },
  '.cdx-notify': {
    backgroundColor: theme.palette.background.paper,
    color: theme.palette.text.primary,
    border: `1px solid ${theme.palette.error.main}`,
  },
})

/** Tooltips and messages, which Editor.js appends to the body. */
export const EditorOverlayStyles = () => <GlobalStyles styles={overlays} />
