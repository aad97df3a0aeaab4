/**
 * The colours of the dashboard's theme and of mail, named as the custom properties of `src/site/styles/tokens.css`. The
 * style sheet has to hold the values itself, because it loads without a script; a test compares the two.
 */

/** The same in light and dark: they appear on pictures, on basalt, and in the logo. */
const fixed = {
  sulphur: '#e3b23c',
  sulphurBright: '#f3d77a',
  basalt: '#1f2a30',
  onBasalt: '#fdfbf5',
  lake: '#0f6e73',
  lakePale: '#9fd0c8',
}

export const palette = {
  light: {
    ...fixed,
    paper: '#f6f0e3',
    paperRaised: '#fcf9f2',
    paperTinted: '#ebe5d3',
    ink: '#1f2a30',
    inkQuiet: '#55636a',
    line: '#d8cfba',
    accent: '#0b5f64',
    accentStrong: '#084a4e',
    onAccent: '#fdfbf5',
    forest: '#1f4a38',
    danger: '#9c3b24',
    dangerTint: '#f7e2da',
    success: '#1f5a3d',
    successTint: '#e0ebdc',
  },
  dark: {
    ...fixed,
    paper: '#161e22',
    paperRaised: '#1e282d',
    paperTinted: '#1b2529',
    ink: '#ece5d6',
    inkQuiet: '#a9b3b3',
    line: '#34424a',
    accent: '#7fcac3',
    accentStrong: '#a4dcd5',
    onAccent: '#10201f',
    forest: '#9fc39a',
    danger: '#f0a58e',
    dangerTint: '#3a2320',
    success: '#a6d3a5',
    successTint: '#203028',
  },
}

export type Palette = typeof palette.light
