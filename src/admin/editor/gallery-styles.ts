import type { Theme } from '@mui/material/styles'

/** Galleries, each of whose pictures has a bar to move it. */
export const galleryStyles = ({ palette }: Theme) => ({
  '& .gallery-block-items': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '0.75rem',
    marginBottom: '0.75rem',
  },
  '& .gallery-block-item': {
    minWidth: 0,
    padding: '0.5rem',
    border: `1px solid ${palette.divider}`,
    borderRadius: '8px',
    '&.is-dragged': { outline: `2px solid ${palette.primary.main}` },
    '& .image-block-picture img': { width: '100%', height: '9rem', objectFit: 'contain' },
    '& .image-block-caption': { marginTop: '0.5rem' },
  },
  '& .gallery-block-bar': { display: 'flex', alignItems: 'center', marginBottom: '0.5rem' },
  '& .gallery-block-name': { flex: 1, fontSize: '0.85rem', color: palette.text.secondary },
  '& .gallery-block-grip, & .gallery-block-control': {
    display: 'inline-grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    '@media (pointer: coarse)': { width: '2.75rem', height: '2.75rem' },
  },
  '& .gallery-block-grip': { cursor: 'grab', touchAction: 'none', color: palette.text.secondary },
  '& .gallery-block-control': {
    padding: 0,
    border: 0,
    borderRadius: '6px',
    background: 'transparent',
    color: palette.text.primary,
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  },
})
