import { encodeOnce } from '@server/mail/encoded-parts'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'

const readPart = async (raw: string) => (await PostalMime.parse(raw)).text?.replace(/\n$/, '')

const character = fc.constantFrom(..."abcXYZ0189 \t=.,!?'<>é湖👋\n")
const piece = fc.record({
  text: fc.oneof(fc.string({ unit: character, maxLength: 300 }), fc.constant('word '.repeat(60))),
  isConstant: fc.boolean(),
})

test('the pieces of a part, encoded apart, are the text as a whole, in lines of at most 76 characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      // A template that is encoded so; what is different in a copy may be any text.
      const template = [{ text: 'x'.repeat(10_000), isConstant: true }, ...pieces, { text: '.', isConstant: true }]
      const encode = encodeOnce(template, 'text/plain')
      const texts = template.map(({ text, isConstant }) => (isConstant ? text : `${text}=\u00e9 `))
      const { raw } = encode?.(texts) ?? { raw: '' }
      expect(await readPart(raw)).toBe(texts.join(''))
      expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76)
    }),
    { numRuns: 60 },
  )
})

test('a text that base64 makes shorter is left to nodemailer', () => {
  expect(encodeOnce([{ text: '湖の水は青い。'.repeat(50), isConstant: true }], 'text/plain')).toBeUndefined()
})
