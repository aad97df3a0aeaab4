import type { Category } from '@shared/entities/category'
import { categoryTranslations } from '../../db/schema-topics'
import { notFound } from '../../http/errors'
import { recordTranslations } from '../translations/record-translations.service'
import { lockCategory } from './categories.queries'

export const translationsOfCategories = recordTranslations<Category, { name: string; description: string | null }>({
  table: categoryTranslations,
  owner: 'category_id',
  originalTexts: ({ name, description }) => [name, description],
  async lockOriginal(tx, id) {
    const category = await lockCategory(tx, id)
    if (!category) throw notFound('Category')
    return category
  },
})
