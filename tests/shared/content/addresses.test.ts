import { addressFromTyped } from '@shared/content/addresses'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['example.org', 'http://example.org'],
  [' example.org/map?a=1&b=2 ', 'http://example.org/map?a=1&b=2'],
  ['localhost:8080/x', 'http://localhost:8080/x'],
  ['https://example.org', 'https://example.org'],
  ['//example.org/x', 'https://example.org/x'],
  ['https://user@example.org', 'https://user@example.org'],
  ['example.org/@someone', 'http://example.org/@someone'],
  ['example.org?mail=a@b.example', 'http://example.org?mail=a@b.example'],
  ['info@example.org', 'mailto:info@example.org'],
  ['info@example.org?subject=Toba', 'mailto:info@example.org?subject=Toba'],
  ['mailto:info@example.org', 'mailto:info@example.org'],
  ['tel:+62811123', 'tel:+62811123'],
  ['/places/toba', '/places/toba'],
  ['#huts', '#huts'],
  ['', undefined],
  ['two words', undefined],
  ['+62 811-123', 'tel:+62811123'],
  ['+sumatra', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://example.org', undefined],
  ['/\\example.org', undefined],
])('%j typed as an address is %j', (typed, address) => {
  expect(addressFromTyped(typed)).toBe(address)
})

test('what has become an address is the same address when it is edited again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.domain()), (typed) => {
      const address = addressFromTyped(typed)
      if (address !== undefined) expect(addressFromTyped(address)).toBe(address)
    }),
  )
})
