import Chip from '@mui/material/Chip'
import type { ArticleStatus } from '@shared/entities/article'
import { statuses } from './statuses'

export const StatusBadge = ({ status }: { status: ArticleStatus }) => (
  <Chip size="small" variant="outlined" {...statuses[status]} />
)
