import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'

type Props = {
  /** For screen readers; names the row. */
  label: string
  Icon: typeof SvgIcon
  color?: 'primary' | 'error'
  disabled?: boolean
  onClick: () => void
}

/** A button of a row. */
export const IconAction = ({ label, Icon, color = 'primary', disabled, onClick }: Props) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      color={color}
      size="small"
      disabled={disabled}
      onClick={(event) => {
        // The row itself may be a link.
        event.stopPropagation()
        onClick()
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  </Tooltip>
)
