import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedSummary } from '@shared/entities/article'
import { unbroken } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { CardList } from '../lists/CardList'
import { Day } from '../lists/Day'
import { ArticleActions } from './ArticleActions'
import { ArticleStatusCell } from './ArticleStatusCell'
import { ArticleTitle } from './ArticleTitle'
import { CategoryChips } from './CategoryChips'
import { NoArticles } from './NoArticles'
import { Thumbnail } from './Thumbnail'

const ArticleCard = (article: ManagedSummary) => {
  const { t } = useI18n()
  return (
    <>
      <Thumbnail url={article.image_url} />
      <Stack sx={{ minWidth: 0, flex: 1, gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <ArticleTitle {...article} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {article.author_name} · <Day source="created_at" /> ·{' '}
            {unbroken(t('common.listViews', { count: article.views }))}
          </Typography>
        </Box>
        {article.category_names.length > 0 && <CategoryChips names={article.category_names} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <ArticleStatusCell article={article} />
          <ArticleActions {...article} />
        </Stack>
      </Stack>
    </>
  )
}

/** Replaces the table on phones. */
export const ArticleCards = () => (
  <CardList<ManagedSummary> card={(article) => <ArticleCard {...article} />} empty={<NoArticles />} />
)
