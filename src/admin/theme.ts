import type { PaletteOptions, Theme } from '@mui/material/styles'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { checkboxProps } from './layout/checkbox-props'
import { TextFieldRoot } from './layout/TextFieldRoot'

const serif = "'Fraunces Variable', Georgia, serif"
const sans = "'Source Sans 3 Variable', system-ui, sans-serif"

const basalt = '#1f2a30'
const headings = { fontFamily: serif, fontWeight: 560, letterSpacing: '-0.01em' }

/** Little fits above one another, as when a page is magnified four times: what sticks to an edge gives way. */
const magnified = '@media (max-height: 480px)'

// Text colours keep 4.5:1 on both surfaces, so laterite and sulphur are a shade deeper by day and lighter by night.
const day: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0f6e73', light: '#2f9a97', dark: '#0a5054', contrastText: '#fdfbf5' },
  secondary: { main: '#1f4a38', light: '#3d6b4a', contrastText: '#fdfbf5' },
  error: { main: '#9c3b24', light: '#b5563c', contrastText: '#fdfbf5' },
  warning: { main: '#7a5a00', light: '#e3b23c', contrastText: '#fdfbf5' },
  success: { main: '#1f5a3d', contrastText: '#fdfbf5' },
  info: { main: '#2c3a40', contrastText: '#fdfbf5' },
  background: { default: '#f6f0e3', paper: '#fbf8f1' },
  text: { primary: basalt, secondary: '#55636a' },
  divider: '#d8cfba',
}

const night: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#9fd0c8', light: '#c2e3dd', dark: '#2f9a97', contrastText: '#10201f' },
  secondary: { main: '#9fc39a', contrastText: '#10201f' },
  error: { main: '#f0a58e', dark: '#b5563c', contrastText: '#2a1410' },
  warning: { main: '#e3b23c', contrastText: basalt },
  success: { main: '#a6d3a5', contrastText: '#10201f' },
  info: { main: '#a9b3b3', contrastText: '#10201f' },
  background: { default: '#161e22', paper: basalt },
  text: { primary: '#ece5d6', secondary: '#a9b3b3' },
  divider: '#34424a',
}

/** Of what is written in: 3:1 on both surfaces. */
export const fieldBorder = (palette: PaletteOptions) =>
  `color-mix(in srgb, ${palette.text?.secondary} 80%, transparent)`

const theme = (palette: PaletteOptions, shadow: string): RaThemeOptions => ({
  ...defaultTheme,
  palette,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    fontSize: 15,
    ...{ h1: headings, h2: headings, h3: headings, h4: headings, h5: headings, h6: headings },
    button: { textTransform: 'none', fontWeight: 620 },
  },
  components: {
    ...defaultTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        // Of scroll bars and other things that the browser draws.
        ':root': { colorScheme: palette.mode },
        // What gets the focus stops short of the bar, and of the buttons that stay at the bottom of a form.
        html: { scrollPaddingBlock: '80px 120px' },
        [magnified]: { html: { scrollPaddingBlock: 0 } },
        ':focus-visible': { outlineOffset: 2 },
        // A heading has it after a navigation, where no key leads to it.
        'h1:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' },
        },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: palette.mode === 'dark' ? '#10171a' : basalt,
          color: '#ece5d6',
          // Sulphur along the crater's rim.
          borderBottom: '2px solid #e3b23c',
          '&& .Mui-focusVisible': { outlineColor: '#e3b23c' },
          [magnified]: { position: 'absolute' },
        },
      },
    },
    MuiToolbar: { styleOverrides: { regular: { minHeight: 62, '@media (min-width: 600px)': { minHeight: 62 } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { boxShadow: shadow, border: `1px solid ${palette.divider}` } } },
    // MUI shows the focus by a shade, which is too faint on these colours. Inside, where what is around would cut it off.
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
          '&:is(.MuiMenuItem-root, .MuiTab-root, .MuiCardActionArea-root).Mui-focusVisible': { outlineOffset: -2 },
        }),
      },
    },
    MuiTablePagination: {
      styleOverrides: {
        select: ({ theme }: { theme: Theme }) => ({
          '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, borderRadius: 4 },
        }),
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: {
      defaultProps: {
        variant: 'outlined',
        margin: 'dense',
        size: 'small',
        fullWidth: true,
        slots: { root: TextFieldRoot },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: fieldBorder(palette) } } },
    MuiCheckbox: { defaultProps: checkboxProps },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    // Below a disabled field it says why, and has to be readable.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.text?.secondary } } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 }, root: { borderColor: palette.divider } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 10, '&.Mui-selected': { fontWeight: 650 } } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
    // A flex item is otherwise as wide as its longest line.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    // Room to write in, also while it is empty.
    RaRichTextInput: { styleOverrides: { root: { '& .ProseMirror': { minHeight: 220 } } } },
    // A table that is wider than its card scrolls within it.
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    // Its buttons are there while nothing is selected, and would be reached by the keyboard.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', marginBottom: 8 } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // At the bottom it would lie on the buttons of a form, just when they are needed.
    RaNotification: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } } },
    RaFilterFormInput: {
      styleOverrides: {
        root: { '@media (max-width: 599px)': { width: '100%', '& .RaFilterFormInput-spacer': { display: 'none' } } },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 64 },
          '& .RaLayout-content': { minWidth: 0, padding: 'clamp(1rem, 3vw, 2rem)' },
        },
      },
    },
  },
})

export const lightTheme = theme(day, '0 1px 2px #1f2a3014, 0 8px 24px #1f2a3012')
export const nightTheme = theme(night, '0 1px 2px #0006, 0 8px 24px #0004')
