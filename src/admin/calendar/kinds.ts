import PlannedIcon from '@mui/icons-material/AssignmentOutlined'
import AdIcon from '@mui/icons-material/CampaignOutlined'
import DraftIcon from '@mui/icons-material/EditNoteOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import CheckIcon from '@mui/icons-material/FactCheckOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import NoticeIcon from '@mui/icons-material/NotificationsOutlined'
import PublicationIcon from '@mui/icons-material/PublishOutlined'
import type { CalendarKind } from '@shared/calendar'

export const kindIcons: Record<CalendarKind, typeof AdIcon> = {
  planned: PlannedIcon,
  draft: DraftIcon,
  publication: PublicationIcon,
  newsletter: MailIcon,
  event: EventIcon,
  ad_start: AdIcon,
  ad_end: AdIcon,
  notice_end: NoticeIcon,
  notice_check: CheckIcon,
}
