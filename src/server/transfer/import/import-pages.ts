import { paths } from '@shared/paths'
import { eq } from 'drizzle-orm'
import { addRedirects } from '../../db/redirects'
import { pages, pageTranslations } from '../../db/schema/pages'
import type { RecordOf } from '../export/format'
import type { Visit } from './addresses-in'
import { digestAfter } from './digest-after'
import { type EyeRun, KNOWN } from './import-files'
import { remember } from './known'
import { storedText } from './stored-text'

async function withText<Record extends { content: string; blocks?: unknown }>(record: Record, linkHere: Visit) {
  const { content, blocks } = await storedText(record, linkHere)
  return { ...record, content, blocks }
}

async function importPage({ db, source, linkHere }: EyeRun, record: RecordOf<'pages'>) {
  const { id: sourceId, translations, old_addresses, ...values } = record
  const text = await withText(values, linkHere)
  const texts = await Promise.all(translations.map((translation) => withText(translation, linkHere)))
  const digest = digestAfter('pages', values, text)
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(pages).values(text).returning({ id: pages.id })
    const { id } = row as { id: number }
    for (const translation of texts) await tx.insert(pageTranslations).values(digest({ ...translation, record_id: id }))
    await addRedirects(tx, old_addresses, paths.page(record.slug))
    await remember(tx, source.name, 'page', String(sourceId), id)
  })
}

/** Imports the pages of an export. A page with the same slug is the same page, and stays as it is here. */
export async function importPages(run: EyeRun, idHere: (id: number) => Promise<number | undefined>) {
  const { db, folder, isDryRun, reporter, signal } = run
  for await (const record of folder.read('pages')) {
    signal.throwIfAborted()
    const [same] = await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, record.slug))
    if (((await idHere(record.id)) ?? same?.id) !== undefined) reporter.count(KNOWN)
    else {
      if (!isDryRun) await importPage(run, record)
      reporter.count('pages')
    }
  }
}
