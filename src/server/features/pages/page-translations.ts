import { withIdsOf } from '@shared/content/parts'
import { PAGE_TEXT_FIELDS } from '@shared/editable-fields'
import type { ManagedPage, PageTranslationSave } from '@shared/entities/page'
import { digestOf } from '../../db/original-digests'
import { pageTranslationRevisions, pageTranslations } from '../../db/schema-pages'
import { translateTexts } from '../../translate/translate-texts'
import { textToStore } from '../articles/content.service'
import { revisionsIn } from '../revisions/revisions.service'
import type { RecordToRead } from '../translations/translation-kind.service'
import { translationsOf } from '../translations/translations-of.service'
import { findPage, lockPage } from './pages.queries'

type Row = typeof pageTranslations.$inferSelect

export const translationsOfPages = translationsOf({
  kind: 'pages',
  table: pageTranslations,
  name: 'Page',
  drafts: 'pages',
  find: findPage,
  lock: lockPage,
  digestOf: digestOf('pages'),
  async columnsOf({ title, content, blocks }: PageTranslationSave, { db, id }: RecordToRead): Promise<Partial<Row>> {
    const original = blocks && (await findPage(db, id))
    const document = original ? withIdsOf(original.blocks, blocks) : blocks
    return { title, ...(await textToStore({ content, blocks: document })) }
  },
  initial: { content: '', blocks: null },
  versions: {
    kept: revisionsIn<typeof pageTranslationRevisions.$inferSelect>({
      table: pageTranslationRevisions,
      owner: 'page_id',
      title: 'title',
      fields: PAGE_TEXT_FIELDS,
      longText: ({ content }) => content,
    }),
  },
  async translate(translate, { title, ...page }: ManagedPage, language) {
    const { fields, ...text } = await translateTexts(translate, { ...page, fields: { title } }, language)
    return { ...fields, ...text }
  },
})
