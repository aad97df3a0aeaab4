import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

export const CategoryChips = ({ names }: { names: string[] }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
    {names.map((name) => (
      <Chip key={name} size="small" label={name} />
    ))}
  </Stack>
)
