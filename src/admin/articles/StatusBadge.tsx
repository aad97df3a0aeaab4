import Chip from '@mui/material/Chip'
import type { ArticleStatus } from '@shared/entities/article'

export const statusLabels: Record<ArticleStatus, string> = {
  draft: 'Draft',
  review: 'Under Review',
  published: 'Published',
}

const colours = { draft: 'default', review: 'warning', published: 'success' } as const

export const StatusBadge = ({ status }: { status: ArticleStatus }) => (
  <Chip size="small" variant="outlined" label={statusLabels[status]} color={colours[status]} />
)
