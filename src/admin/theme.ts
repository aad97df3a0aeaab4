import { defaultTheme, type RaThemeOptions } from 'react-admin'

const serif = "'Fraunces Variable', Georgia, serif"
const sans = "'Source Sans 3 Variable', system-ui, sans-serif"

const headings = { fontFamily: serif, fontWeight: 560, letterSpacing: '-0.01em' }

/** What light and dark share: the magazine's letters, round corners, quiet surfaces. */
const common = {
  ...defaultTheme,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
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
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 } } },
  },
} satisfies RaThemeOptions

export const lightTheme: RaThemeOptions = {
  ...common,
  palette: {
    mode: 'light',
    primary: { main: '#0b5f64', contrastText: '#fdfbf5' },
    secondary: { main: '#1f2a30', contrastText: '#f6f0e3' },
    error: { main: '#9c3b24' },
    warning: { main: '#7a5a00' },
    success: { main: '#1f5a3d' },
    background: { default: '#f6f0e3', paper: '#fcf9f2' },
    text: { primary: '#1f2a30', secondary: '#55636a' },
    divider: '#d8cfba',
  },
}

export const darkTheme: RaThemeOptions = {
  ...common,
  palette: {
    mode: 'dark',
    primary: { main: '#7fcac3', contrastText: '#10201f' },
    secondary: { main: '#1e282d', contrastText: '#ece5d6' },
    error: { main: '#f0a58e' },
    warning: { main: '#f3d77a' },
    success: { main: '#a6d3a5' },
    background: { default: '#161e22', paper: '#1e282d' },
    text: { primary: '#ece5d6', secondary: '#a9b3b3' },
    divider: '#34424a',
  },
}
