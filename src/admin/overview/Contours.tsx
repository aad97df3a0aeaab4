import Box from '@mui/material/Box'

const rings = [24, 48, 74, 102, 132, 164, 198]

/** Contour lines of a crater, for decoration. */
export const Contours = () => (
  <Box
    component="svg"
    viewBox="0 0 400 300"
    aria-hidden
    sx={{
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: 400,
      maxWidth: '70%',
      color: 'primary.main',
      opacity: 0.16,
      pointerEvents: 'none',
    }}
  >
    {rings.map((radius, index) => (
      <ellipse
        key={radius}
        cx={290 - index * 3}
        cy={200 + index * 4}
        rx={radius * 1.35}
        ry={radius * 0.9}
        transform={`rotate(${-18 + index * 4} 290 200)`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    ))}
  </Box>
)
