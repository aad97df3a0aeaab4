import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A section of the overview with its heading. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Card>
  )
}
