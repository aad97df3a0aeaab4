import MachineIcon from '@mui/icons-material/AutoAwesomeOutlined'
import PublishedIcon from '@mui/icons-material/Check'
import DraftIcon from '@mui/icons-material/EditOutlined'
import ReviewIcon from '@mui/icons-material/HourglassEmptyOutlined'
import MissingIcon from '@mui/icons-material/Remove'
import OutdatedIcon from '@mui/icons-material/UpdateOutlined'
import type { ChipProps } from '@mui/material/Chip'
import type SvgIcon from '@mui/material/SvgIcon'
import type { DeskState } from '@shared/translation-desk'

type Look = Pick<ChipProps, 'color' | 'variant'> & { Icon: typeof SvgIcon }

/** How the desk shows each state: not by its colour alone. */
export const looks: Record<DeskState, Look> = {
  missing: { variant: 'outlined', Icon: MissingIcon },
  machine: { variant: 'outlined', color: 'info', Icon: MachineIcon },
  draft: { variant: 'outlined', color: 'primary', Icon: DraftIcon },
  review: { color: 'info', Icon: ReviewIcon },
  published: { color: 'success', Icon: PublishedIcon },
  outdated: { color: 'warning', Icon: OutdatedIcon },
}
