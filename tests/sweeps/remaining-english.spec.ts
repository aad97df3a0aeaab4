import { languagePath } from '@shared/language-paths'
import { siteIsReady } from '@tests/e2e/axe'
import { openPage } from '@tests/e2e/fixtures'
import { OTHER_LANGUAGES } from '@tests/e2e/languages'
import { flat, type Texts } from '@tests/texts/catalogue'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { articleIn } from './articles'
import { properNames, textsOf } from './remaining-english'

const isName = await properNames()
const catalogues = import.meta.glob<Texts>('../../src/site/i18n/*.json', { eager: true, import: 'default' })

/** How often a text of the content has stayed in English, by language and page. */
const report: string[] = []
afterAll(() => void process.stdout.write(`\nTexts that stay in English:\n${report.join('\n')}\n`))

async function read(page: Page, path: string) {
  await page.goto(path)
  await siteIsReady(page)
  return textsOf(page)
}

test.each(OTHER_LANGUAGES)(
  'in $name, only content without a translation stays in English, and says so',
  async ({ code }) => {
    const ownTexts = new Set(flat(catalogues[`../../src/site/i18n/${code}.json`] ?? {}).map(([, text]) => text))
    const article = await articleIn(code)
    const page = await openPage('/')
    for (const path of ['/', '/articles', article.path, '/about', '/membership']) {
      const english = new Set((await read(page, path)).map(({ text }) => text))
      const stayed = (await read(page, languagePath(code, path))).filter(
        ({ text }) => /\p{Script=Latin}{2}/u.test(text) && english.has(text) && !ownTexts.has(text) && !isName(text),
      )
      const marked = stayed.filter(({ lang }) => lang === 'en').map(({ text }) => text)
      const suffix = path === article.path && article.isTranslated ? ' (translated)' : ''
      report.push(
        `${code} ${path}${suffix}: ${marked.length}`,
        ...[...new Set(marked)].map((text) => `    ${text.slice(0, 70)}`),
      )
      expect
        .soft(
          stayed.filter(({ lang }) => lang !== 'en'),
          `${code} ${path}`,
        )
        .toEqual([])
    }
  },
)
