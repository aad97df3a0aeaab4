import { expect, test } from 'vitest'
import { allCases } from './typing-contract/cases'
import { shortForm } from './typing-contract/short-form'
import { failuresOf, openInChromium, servedPage } from './typing-contract/suite'

/** Of more than 3,000 combinations, which tests/sweeps/typing-contract.spec.ts runs. */
const COUNT = 60

const page = servedPage()
const cases = shortForm(allCases, COUNT)

test.each([
  { name: 'a phone', isPhone: true },
  { name: 'a computer', isPhone: false },
])('no key, paste or conversion on $name loses, glues or moves a word', async ({ isPhone }) => {
  const driver = await openInChromium(page.address(), isPhone)
  const mine = cases.filter(({ means }) => (means === 'touch') === isPhone)
  expect(mine.length).toBeGreaterThan(5)
  expect(await failuresOf(driver, mine)).toBe('')
})
