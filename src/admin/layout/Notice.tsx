import Stack from '@mui/material/Stack'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { Icon: typeof SvgIcon; heading: ReactNode; text?: string; action?: ReactNode }

/** What stands in place of a page, or of a list, that cannot be shown. */
export const Notice = ({ Icon, heading, text, action }: Props) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', py: { xs: 6, sm: 10 }, px: 2, textAlign: 'center' }}>
    <Icon color="primary" sx={{ fontSize: 52 }} />
    {heading}
    {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
    {action}
  </Stack>
)
