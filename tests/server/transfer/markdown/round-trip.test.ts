import { withKeptBlocks } from '@server/transfer/markdown/kept-blocks'
import { markdownToHtml } from '@server/transfer/markdown/read-markdown'
import { toMarkdown } from '@server/transfer/markdown/to-markdown'
import { BLOCK_TYPES } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { normaliseDocument } from '@shared/content/normalise-document'
import { data, document } from '@tests/shared/content/arbitrary-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const withoutIds = (blocks: { id: string }[]) => blocks.map(({ id: _, ...block }) => block)

test('documents', () => {
  fc.assert(
    fc.property(document, (generated) => {
      const { blocks } = normaliseDocument(generated)
      const { body, kept } = toMarkdown(blocks)
      const read = fromHtml(markdownToHtml(withKeptBlocks(body, kept)))
      expect(withoutIds(read)).toEqual(withoutIds(blocks))
    }),
    { numRuns: 300 },
  )
})
