import type { ManagedPage, PageTranslationInput } from '@shared/entities/page'
import { digestTexts } from '../../content/digest'
import { pageTranslations } from '../../db/schema-pages'
import { translateTexts } from '../../translate/translate-texts'
import { textToStore } from '../articles/content.service'
import { translationsOf } from '../translations/translations-of.service'
import { findPage, lockPage } from './pages.queries'

type Row = typeof pageTranslations.$inferSelect

export const translationsOfPages = translationsOf({
  table: pageTranslations,
  owner: 'page_id',
  name: 'Page',
  drafts: 'pages',
  find: findPage,
  lock: lockPage,
  digestOf: ({ title, content }: Pick<ManagedPage, 'id' | 'title' | 'content'>) => digestTexts([title, content]),
  async columnsOf({ title, ...text }: PageTranslationInput): Promise<Partial<Row>> {
    return { title, ...(await textToStore(text)) }
  },
  initial: { content: '', blocks: null },
  async translate(translate, { title, ...page }: ManagedPage, language) {
    const { fields, ...text } = await translateTexts(translate, { ...page, fields: { title } }, language)
    return { ...fields, ...text }
  },
})
