import { frFR, idID, type Localization } from '@mui/material/locale'
import type { PaletteOptions, Theme } from '@mui/material/styles'
import { palette as colours } from '@shared/palette'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { checkboxProps, TextFieldRoot } from './layout/mui-roots'

const texts: Record<string, Localization> = { fr: frFR, id: idID }

/** The theme with MUI's built-in texts, such as the pager's, in this language. */
export const themeIn = (language: string, theme: RaThemeOptions): RaThemeOptions => ({
  ...theme,
  components: { ...theme.components, ...(texts[language]?.components as RaThemeOptions['components']) },
})

const serif = "'Fraunces Variable', Georgia, serif"
const sans = "'Source Sans 3 Variable', system-ui, sans-serif"

const headings = { fontFamily: serif, fontWeight: 560, letterSpacing: '-0.01em' }

/** Very low screens, such as a page at 400 % zoom: nothing sticks to an edge there. */
const magnified = '@media (max-height: 480px)'

const { light, dark } = colours

// Text keeps 4.5:1 against both surfaces, so the light theme warns in a deeper sulphur.
const day: PaletteOptions = {
  mode: 'light',
  primary: { main: light.accent, light: '#2f9a97', dark: light.accentStrong, contrastText: light.onAccent },
  secondary: { main: light.forest, light: '#3d6b4a', contrastText: light.onAccent },
  error: { main: light.danger, light: '#b5563c', contrastText: light.onAccent },
  warning: { main: '#7a5a00', light: light.sulphur, contrastText: light.onAccent },
  success: { main: light.success, contrastText: light.onAccent },
  info: { main: '#2c3a40', contrastText: light.onAccent },
  background: { default: light.paper, paper: light.paperRaised },
  text: { primary: light.ink, secondary: light.inkQuiet },
  divider: light.line,
}

const night: PaletteOptions = {
  mode: 'dark',
  primary: { main: dark.accent, light: dark.accentStrong, dark: '#2f9a97', contrastText: dark.onAccent },
  secondary: { main: dark.forest, contrastText: dark.onAccent },
  error: { main: dark.danger, dark: '#b5563c', contrastText: '#2a1410' },
  warning: { main: dark.sulphur, contrastText: dark.basalt },
  success: { main: dark.success, contrastText: dark.onAccent },
  info: { main: dark.inkQuiet, contrastText: dark.onAccent },
  background: { default: dark.paper, paper: dark.paperRaised },
  text: { primary: dark.ink, secondary: dark.inkQuiet },
  divider: dark.line,
}

/** The border of input fields: 3:1 on both surfaces. */
export const fieldBorder = (palette: PaletteOptions) =>
  `color-mix(in srgb, ${palette.text?.secondary} 80%, transparent)`

const theme = (palette: PaletteOptions, shadow: string): RaThemeOptions => ({
  ...defaultTheme,
  palette,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    fontSize: 15,
    h1: headings,
    h2: headings,
    h3: headings,
    h4: headings,
    h5: headings,
    h6: headings,
    button: { textTransform: 'none', fontWeight: 620 },
  },
  components: {
    ...defaultTheme.components,
    // The spinners of react-admin have no name.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiCssBaseline: {
      styleOverrides: {
        // For scroll bars and other parts that the browser draws.
        ':root': { colorScheme: palette.mode },
        // A focused element must not scroll under the bar, or under the buttons at the bottom of a form.
        html: { scrollPaddingBlock: '80px 120px' },
        [magnified]: { html: { scrollPaddingBlock: 0 } },
        ':focus-visible': { outlineOffset: 2 },
        // Headings get the focus after a navigation, not by the keyboard.
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
          backgroundColor: palette.mode === 'dark' ? '#10171a' : light.basalt,
          color: dark.ink,
          // Sulphur along the crater's rim.
          borderBottom: `2px solid ${light.sulphur}`,
          '&& .Mui-focusVisible': { outlineColor: light.sulphur },
          [magnified]: { position: 'absolute' },
        },
      },
    },
    MuiToolbar: { styleOverrides: { regular: { minHeight: 62, '@media (min-width: 600px)': { minHeight: 62 } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { boxShadow: shadow, border: `1px solid ${palette.divider}` } } },
    // MUI's focus shade is too faint on these colours. The outline is inside where the container would clip it.
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
    // What a disabled field holds is still to be read, and the text below explains why it is disabled.
    MuiInputBase: {
      styleOverrides: { input: { '&.Mui-disabled': { WebkitTextFillColor: palette.text?.secondary } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.text?.secondary } } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 }, root: { borderColor: palette.divider } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 10, '&.Mui-selected': { fontWeight: 650 } } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
    // Gives an empty editor some height.
    RaRichTextInput: { styleOverrides: { root: { '& .ProseMirror': { minHeight: 220 } } } },
    // A table that is wider than its card scrolls within it.
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          // Above the table, where by default it covers the search.
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            height: 'auto',
            flexWrap: 'wrap',
            transition: 'none',
          },
          // Its buttons exist while nothing is selected; hidden, they cannot be reached by the keyboard.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden', height: 0 },
        },
      },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent', marginBottom: 8 } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // At the bottom it would cover the buttons of a form just when they are needed.
    RaNotification: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } } },
    RaFilterFormInput: {
      styleOverrides: {
        root: { '@media (max-width: 599px)': { width: '100%', '& .RaFilterFormInput-spacer': { display: 'none' } } },
      },
    },
  },
})

export const lightTheme = theme(day, '0 1px 2px #1f2a3014, 0 8px 24px #1f2a3012')
export const nightTheme = theme(night, '0 1px 2px #0006, 0 8px 24px #0004')
