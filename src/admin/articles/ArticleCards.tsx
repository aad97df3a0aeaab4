import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ArticleSummary } from '@shared/entities/article'
import { DateField, RecordsIterator, WithListContext } from 'react-admin'
import { CategoryChips } from './CategoryChips'
import { NoArticles } from './NoArticles'
import { StatusBadge } from './StatusBadge'
import { Thumbnail } from './Thumbnail'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

const ArticleCard = ({ title, excerpt, image_url, author_name, views, status, category_names }: ArticleSummary) => (
  <Stack component="li" direction="row" spacing={2} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
    <Thumbnail url={image_url} />
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {excerpt}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {author_name} · <DateField source="created_at" locales="en-GB" options={day} variant="inherit" /> ·{' '}
        {views.toLocaleString('en')} views
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <StatusBadge status={status} />
        <CategoryChips names={category_names} />
      </Stack>
    </Box>
  </Stack>
)

/** The table's place on phones. */
export const ArticleCards = () => (
  <WithListContext<ArticleSummary>
    empty={<NoArticles />}
    render={() => (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator<ArticleSummary> render={(article) => <ArticleCard {...article} />} />
      </Box>
    )}
  />
)
