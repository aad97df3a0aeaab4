import Box from '@mui/material/Box'
import { palette } from '@shared/palette'

const { line, sulphur } = palette.light
const colours = { '--rim': line, '--lake': '#2f9a97', '--island': sulphur }

/** A crater lake as an eye, in contour lines: the site's mark, for a dark bar. */
export const Logo = () => (
  <Box component="svg" viewBox="0 0 48 32" aria-hidden focusable={false} sx={{ width: 36, height: 24, ...colours }}>
    <path
      d="M2 16C9 5.500 16.500 2 24 2s15 3.500 22 14c-7 10.500-14.500 14-22 14S9 26.500 2 16z"
      fill="none"
      stroke="var(--rim)"
      strokeWidth="2.4"
    />
    <circle cx="24" cy="16" r="9" fill="var(--lake)" />
    <circle cx="24" cy="16" r="3.2" fill="var(--island)" />
  </Box>
)
