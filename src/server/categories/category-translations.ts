import { CATEGORY_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import type { CategoryTranslationSave } from '@shared/entities/category-translation'
import { digestOf } from '../db/original-digests'
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
  digestOf: digestOf('categories'),
  columnsOf: ({
    name,
    description = null,
  }: CategoryTranslationSave): Partial<typeof categoryTranslations.$inferSelect> => ({ name, description }),
  translate: (translate, original, language) =>
    translateFields(translate, pick(original, CATEGORY_TRANSLATION_FIELDS), language),
})
