import { TRANSLATION_LANGUAGES } from '@shared/entities/translation'
import { entriesIn, loadGlossary, unusedEntries } from '@shared/glossary/glossary'
import { expect, test } from 'vitest'

test('every language has a glossary without gaps', async () => {
  for (const language of TRANSLATION_LANGUAGES) {
    const entries = await loadGlossary(language)
    expect(entries.length).toBeGreaterThan(35)
    for (const { english, translations, use } of entries) {
      expect(['subject', 'name', 'people', 'interface']).toContain(use)
      for (const word of [...english, ...translations]) expect(word, language).toMatch(/^\S(?:[^()*|]*\S)?$/)
      expect(english.length * translations.length).toBeGreaterThan(0)
    }
  }
})

test('finds words in singular and plural and names as they are written, but not inside other words', async () => {
  const entries = await loadGlossary('id')
  const found = (text: string) => entriesIn(text, entries).map(({ english }) => english[0])
  expect(found('Two Calderas')).toEqual(['caldera'])
  expect(found('Craters of Lake Toba')).toEqual(['crater', 'Lake Toba'])
  expect(found('a Sumatran craterous toba')).toEqual([])
  // Of the interface: an event in an article is another thing.
  expect(found('The event of the century')).toEqual([])
})

test('a word counts as used in any of its forms', async () => {
  const german = await loadGlossary('de')
  const unused = (original: string, text: string) =>
    unusedEntries(original, text, german).map(({ english }) => english[0])
  expect(unused('Craters of Lake Toba', 'Die Krater am Tobasee')).toEqual([])
  expect(unused('A supervolcano', 'Ein Supervulkans Rand')).toEqual([])
  expect(unused('The caldera of Lake Toba', 'Der Kessel am Tobasee')).toEqual(['caldera'])
  // Kerinci is a mountain and a people, with one word each.
  const russian = await loadGlossary('ru')
  expect(unusedEntries('Mount Kerinci', 'Вулкан Керинчи', russian)).toEqual([])
})
