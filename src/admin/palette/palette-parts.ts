export const listStyle = { m: 0, p: 0, pb: 1, listStyle: 'none', overflowY: 'auto', flex: '1 1 auto' }

export const groupHeading = { display: 'block', px: 2, pt: 1, lineHeight: 1.8, color: 'text.secondary' }

export const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 0.75,
  minHeight: 44,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.hover' },
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
}
