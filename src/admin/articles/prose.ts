/** How a text reads, near to what readers of the site see. */
export const prose = {
  ...{ fontSize: '1.05rem', lineHeight: 1.65, overflowWrap: 'anywhere', minWidth: 0 },
  '& > :first-of-type': { mt: 0 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { fontFamily: 'h4.fontFamily', lineHeight: 1.25, mt: '1.6em', mb: '0.5em' },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 0.6 },
  '& figure': { mx: 0, my: 3 },
  '& figcaption, & cite': { display: 'block', fontSize: '0.9rem', color: 'text.secondary' },
  '& blockquote': { mx: 0, my: 3, pl: 2, borderLeft: 3, borderColor: 'warning.light', fontStyle: 'italic' },
  '& a': { color: 'primary.main' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 4 },
  '& pre': { overflowX: 'auto' },
  '& .align-center': { textAlign: 'center' },
  '& .align-right': { textAlign: 'right' },
} as const
