import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Category } from '@shared/entities/category'
import { CardList } from '../lists/CardList'
import { Day } from '../lists/Day'
import { CategoryActions } from './CategoryActions'
import { NoCategories } from './NoCategories'

const CategoryCard = (category: Category) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{category.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {category.slug} · <Day source="created_at" />
      </Typography>
      {category.description && (
        <Typography variant="body2" noWrap sx={{ mt: 0.5 }}>
          {category.description}
        </Typography>
      )}
    </Box>
    <CategoryActions {...category} />
  </>
)

/** Replaces the table on phones. */
export const CategoryCards = () => (
  <CardList<Category> card={(category) => <CategoryCard {...category} />} empty={<NoCategories />} />
)
