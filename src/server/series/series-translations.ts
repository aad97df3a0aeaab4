import { pick, SERIES_TRANSLATION_FIELDS } from '@shared/editable-fields'
import type { SeriesTranslationSave } from '@shared/entities/series'
import { digestOf } from '../db/original-digests'
import { seriesTranslations } from '../db/schema/series'
import { translateFields } from '../translation/machine/translate-texts'
import { translationsOf } from '../translation/translations-of.service'
import { findSeries, lockSeries } from './series.queries'

export const translationsOfSeries = translationsOf({
  kind: 'series',
  table: seriesTranslations,
  name: 'Series',
  find: findSeries,
  lock: lockSeries,
  digestOf: digestOf('series'),
  columnsOf: ({
    title,
    description = null,
  }: SeriesTranslationSave): Partial<typeof seriesTranslations.$inferSelect> => ({ title, description }),
  translate: (translate, original, language) =>
    translateFields(translate, pick(original, SERIES_TRANSLATION_FIELDS), language),
})
