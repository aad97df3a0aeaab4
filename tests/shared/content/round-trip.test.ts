import { sanitiseHtml } from '@server/content/sanitise-html'
import { cleanJson } from '@shared/content/clean-text'
import { EditorDocument } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { normaliseInline } from '@shared/content/inline'
import { normaliseDocument } from '@shared/content/normalise-document'
import { toHtml } from '@shared/content/to-html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, rawInline } from './arbitrary-document'

const RUNS = 500

/** Regression: the sanitiser removed an attribute from blocks of unknown types. */
const unknown: EditorDocument = {
  time: 1,
  version: '2.31.0',
  blocks: [{ id: '--2-dDEe--', type: 'constructor', data: { html: '"><script>alert(1)</script>' } }],
}

test('the server accepts every document that the editor can make', () => {
  fc.assert(
    fc.property(document, (generated) => {
      expect(EditorDocument.parse(generated)).toEqual(cleanJson(generated))
    }),
    { numRuns: 100 },
  )
})

test('blocks survive the conversion to HTML and back', () => {
  fc.assert(
    fc.property(document, (generated) => {
      const saved = normaliseDocument(generated)
      expect(fromHtml(toHtml(saved))).toEqual(saved.blocks)
    }),
    { numRuns: RUNS },
  )
})

test('normalising a document twice changes nothing more', () => {
  fc.assert(
    fc.property(document, (generated) => {
      const once = normaliseDocument(generated)
      expect(normaliseDocument(once)).toEqual(once)
    }),
    { numRuns: RUNS },
  )
})

test('the sanitiser leaves the HTML of documents as it is', () => {
  fc.assert(
    fc.property(document, (generated) => {
      const html = toHtml(normaliseDocument(generated))
      expect(sanitiseHtml(html)).toBe(html)
    }),
    { numRuns: RUNS, examples: [[unknown]] },
  )
})

test('normalising a text twice, or sanitising it, changes nothing more', () => {
  fc.assert(
    fc.property(rawInline, (raw) => {
      const text = normaliseInline(raw)
      expect(normaliseInline(text)).toBe(text)
      expect(sanitiseHtml(text)).toBe(text)
    }),
    { numRuns: 2 * RUNS },
  )
})
