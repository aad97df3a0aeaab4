import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'

type Props = {
  to: string
  /** For screen readers; names the row. */
  label: string
  Icon: typeof SvgIcon
}

/** Links from a row to a page about it. */
export const IconLink = ({ to, label, Icon }: Props) => (
  <Tooltip title={label}>
    <IconButton
      component={Link}
      to={to}
      aria-label={label}
      color="primary"
      size="small"
      // The row itself may be a link.
      onClick={(event) => event.stopPropagation()}
    >
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
)
