import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Category } from '@shared/entities/category'
import { DateField } from 'react-admin'
import { CardList } from '../lists/CardList'
import { day } from '../lists/day'
import { CategoryActions } from './CategoryActions'
import { NoCategories } from './NoCategories'

const CategoryCard = (category: Category) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{category.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {category.slug} · <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
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

/** The table's place on phones. */
export const CategoryCards = () => (
  <CardList<Category> card={(category) => <CategoryCard {...category} />} empty={<NoCategories />} />
)
