import { openingText, repeatsOpening } from '@shared/content/opening'
import { expect, test } from 'vitest'

const content =
  '<h2>Heading</h2><p>First para<br>with a <b>line</b> break &amp; more.</p><ul><li>one</li><li>two</li></ul><p>Second.</p>'

test('what stands in different lines and blocks is not glued together', () => {
  expect(openingText(content)).toBe('First para with a line break & more. Second.')
  expect(openingText('<ul><li>one</li><li>two</li></ul><table><tr><td>A1</td><td>B1</td></tr></table>')).toBe(
    'one two A1 B1',
  )
})

test.each([
  ['', true],
  ['A title', true],
  ['First para with a line break & more.', true],
  ['first para, with a LINE break', true],
  ['First para with a li…', true],
  ['Heading First para with', true],
  ['First para with a li', false],
  ['Second.', false],
  ['A walk along the shore.', false],
])('the excerpt %j repeats the beginning: %j', (excerpt, isRepeated) => {
  expect(repeatsOpening({ excerpt, title: 'A title', content })).toBe(isRepeated)
})
