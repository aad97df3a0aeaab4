import Stack from '@mui/material/Stack'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** `heading` is a PageHeading, or the text of a heading within a page. */
type Props = { Icon: typeof SvgIcon; heading: ReactNode; text?: string; action?: ReactNode }

/** Replaces a page or a list that cannot be shown. */
export const Notice = ({ Icon, heading, text, action }: Props) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', py: { xs: 6, sm: 10 }, px: 2, textAlign: 'center' }}>
    <Icon color="primary" sx={{ fontSize: 52 }} />
    {typeof heading === 'string' ? (
      <Typography variant="h6" component="h2">
        {heading}
      </Typography>
    ) : (
      heading
    )}
    {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
    {action}
  </Stack>
)
