import type { Category } from '@shared/entities/category'
import type { CategoryTranslationSave } from '@shared/entities/category-translation'
import { digestTexts } from '../content/digest'
import { categoryTranslations } from '../db/schema/topics'
import { translateFields } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { findCategory, lockCategory } from './categories.queries'

export const translationsOfCategories = translationsOf({
  kind: 'categories',
  table: categoryTranslations,
  name: 'Category',
  find: findCategory,
  lock: lockCategory,
  digestOf: ({ name, description }: Category) => digestTexts([name, description]),
  columnsOf: ({
    name,
    description = null,
  }: CategoryTranslationSave): Partial<typeof categoryTranslations.$inferSelect> => ({ name, description }),
  async translate(translate, { name, description }, language) {
    const texts = await translateFields(translate, { name, description }, language)
    return { ...texts, description: texts.description || null }
  },
})
