import { resourceMap } from '@admin/api/resources'
import { articlePayload } from '@admin/articles/article-payload'
import { readableParts } from '@admin/comparison/readable-parts'
import { haveSameFields } from '@admin/forms/drafts/same-fields'
import { translationPayload } from '@admin/translations/articles/translation-payload'
import { parseHtml, textIn } from '@shared/content/dom'
import { fieldsOf, getText } from '@shared/content/editing/kinds'
import { toHtml } from '@shared/content/to-html'
import { ARTICLE_FIELDS, namesOf, pick, REVISION_FIELDS, TRANSLATION_FIELDS } from '@shared/editable-fields'
import { samples as blockSamples } from '@tests/e2e/typing-contract/samples'
import { makeArticle } from '@tests/factories/article'
import { after, articleSamples, before, translationSamples } from '@tests/factories/field-samples'
import { expect, test } from 'vitest'

const editor = { id: 1, role: 'editor' } as const
const samples = articleSamples([1, 2], [1, 2], 1)

/** An article before and after a change of one field. The content can be changed only in an article without blocks. */
function changedIn(field: keyof typeof ARTICLE_FIELDS) {
  const blocks = field === 'content' ? null : before(samples).blocks
  const stored = makeArticle({ ...before(samples), blocks } as never)
  return { stored, typed: { ...stored, [field]: after(samples)[field] } }
}

test.each(namesOf(ARTICLE_FIELDS))('a change of %s alone is detected and sent', (field) => {
  const { stored, typed } = changedIn(field)
  expect(haveSameFields(ARTICLE_FIELDS, stored, typed)).toBe(false)
  const body = pick(
    articlePayload(editor, typed, stored) as object as typeof typed,
    resourceMap('articles').fields as never,
  )
  expect(body).toMatchObject({ [field]: typed[field] })
})

test('a corrected date is sent, and changed facts are sent once', () => {
  const stored = makeArticle()
  expect(articlePayload(editor, stored, stored)).not.toHaveProperty('published_at')
  const typed = { ...stored, published_at: '2026-01-01T00:00:00.000Z', revised: true }
  expect(articlePayload(editor, typed, stored)).toMatchObject({ published_at: typed.published_at, revised: true })
  // After a save by keyboard the form stays open.
  const next = articlePayload(editor, { ...typed, title: 'Without a typo' }, typed)
  expect(next).not.toHaveProperty('published_at')
  expect(next).not.toHaveProperty('revised')
})

test.each(namesOf(REVISION_FIELDS))('a change of %s alone appears in the comparison of two versions', (field) => {
  const { stored, typed } = changedIn(field)
  // The server derives the content from the blocks.
  const content = field === 'blocks' ? after(samples).content : typed.content
  expect(readableParts({ ...typed, content })).not.toEqual(readableParts(stored))
})

test.each(blockSamples)('a comparison glues no words of a $name', ({ make }) => {
  const block = make('block12345', 'a')
  const words = fieldsOf(block).flatMap((path) =>
    textIn(parseHtml(getText(block, path).replaceAll('<br>', ' '))).split(' '),
  )
  const content = toHtml({ time: 0, version: '', blocks: [block] })
  const shown = new Set(readableParts({ ...makeArticle(), content }).flatMap(({ text }) => text.split(/\s+/)))
  expect(words.filter((word) => !shown.has(word))).toEqual([])
})

test.each(namesOf(TRANSLATION_FIELDS))('a change of %s alone in a translation is sent', (field) => {
  const blocks = field === 'content' ? null : before(translationSamples).blocks
  const stored = {
    ...before(translationSamples),
    blocks,
    id: '1/id',
    language: 'id',
    version: 1,
  } as never as Parameters<typeof translationPayload>[2]
  const typed = { ...stored, [field]: after(translationSamples)[field] }
  expect(translationPayload(editor, typed, stored)).toMatchObject({ [field]: after(translationSamples)[field] })
})
