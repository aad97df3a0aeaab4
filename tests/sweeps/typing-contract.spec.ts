import { allCases, MEANS } from '@tests/e2e/typing-contract/cases'
import { firefoxPath, startFirefox } from '@tests/e2e/typing-contract/firefox'
import { samples } from '@tests/e2e/typing-contract/samples'
import { countOf, failuresOf, openInChromium, servedPage } from '@tests/e2e/typing-contract/suite'
import { expect, onTestFinished, test } from 'vitest'

const page = servedPage()
const chromium = countOf('Chromium')
const firefox = countOf('Firefox')

const groups = samples
  .flatMap(({ name }) =>
    MEANS.map((means) => ({
      name,
      means,
      cases: allCases.filter((each) => each.sample === name && each.means === means),
    })),
  )
  .filter(({ cases }) => cases.length > 0)

test('the contract has at least 1,500 combinations, each once', () => {
  expect(new Set(allCases.map(({ name }) => name)).size).toBe(allCases.length)
  expect(allCases.length).toBeGreaterThan(1500)
})

test.each(groups)(
  'in Chromium, nothing done to a $name by $means loses, glues or moves a word',
  async ({ means, cases }) => {
    const driver = await openInChromium(page.address(), means === 'touch')
    expect(await failuresOf(driver, cases, chromium)).toBe('')
  },
)

// WebDriver can neither touch like a phone nor compose.
test.skipIf(!firefoxPath).each(groups.filter(({ means }) => means === 'mouse' || means === 'keyboard'))(
  'in Firefox (if it is installed; else set FIREFOX_PATH), nothing done to a $name by $means loses, glues or moves a word',
  async ({ cases }) => {
    const { driver, close } = await startFirefox(String(firefoxPath), page.address())
    onTestFinished(close)
    expect(await failuresOf(driver, cases, firefox)).toBe('')
  },
)
