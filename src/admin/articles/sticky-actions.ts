/** Styles for the buttons of a long form: they stick to the bottom of the screen, small enough for phones. */
export const stickyActions = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  mt: 2,
  pb: { xs: 1, sm: 2 },
  '& > .MuiStack-root': { gap: { xs: 0.5, sm: 1.5 }, pt: { xs: 0.75, sm: 2 } },
  '& .MuiButton-contained > svg': { display: { xs: 'none', sm: 'inline-block' } },
  '& .MuiButton-text': { minWidth: 0, px: { xs: 0.75, sm: 1 } },
  // On a magnified page, a sticky bar would cover too much.
  '@media (max-height: 480px)': { position: 'static' },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 10px 10px',
}
