import Chip from '@mui/material/Chip'
import type { ArticleStatus } from '@shared/entities/article'

// Not from ARTICLE_STATUSES: the entities bring the schema library along.
const badges = {
  draft: { label: 'Draft', color: 'default' },
  review: { label: 'Under Review', color: 'warning' },
  published: { label: 'Published', color: 'success' },
} as const satisfies Record<ArticleStatus, { label: string; color: string }>

export const statusChoices = Object.entries(badges).map(([id, { label }]) => ({ id, name: label }))

export const StatusBadge = ({ status }: { status: ArticleStatus }) => (
  <Chip size="small" variant="outlined" {...badges[status]} />
)
