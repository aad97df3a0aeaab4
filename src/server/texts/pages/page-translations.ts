import { withIdsOf } from '@shared/content/parts'
import { PAGE_TEXT_FIELDS, pick } from '@shared/editable-fields'
import type { ManagedPage, PageTranslationSave } from '@shared/entities/page'
import { digestOf } from '../../db/original-digests'
import { pageTranslationRevisions, pageTranslations } from '../../db/schema/pages'
import { translateTexts } from '../../translation/machine/translate-texts'
import type { RecordToRead } from '../../translation/translation-kind.service'
import { translationsOf } from '../../translation/translations-of.service'
import { textToStore } from '../articles/content.service'
import { revisionsIn } from '../versions/revisions.service'
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
    versionOf: (translation, state) => ({
      ...pick(translation, PAGE_TEXT_FIELDS),
      ...state,
      page_id: translation.record_id,
    }),
    inputOf: (revision) => pick(revision, PAGE_TEXT_FIELDS),
  },
  async translate(translate, { title, ...page }: ManagedPage, language) {
    const { fields, ...text } = await translateTexts(translate, { ...page, fields: { title } }, language)
    return { ...fields, ...text }
  },
})
