import { languagePath } from '@shared/language-paths'
import { siteIsReady } from '@tests/e2e/axe'
import { callAs, openPage } from '@tests/e2e/fixtures'
import { OTHER_LANGUAGES } from '@tests/e2e/languages'
import { flat } from '@tests/texts/catalogue'
import { siteTexts } from '@tests/texts/site-catalogues'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { articleIn } from './articles'
import { piecesOf, properNames, textsOf, wordsOf } from './remaining-english'

const isName = await properNames()

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
    const { categories } = await callAs('editor', 'GET', `/api/categories?lang=${code}`)
    const topics = categories.map(({ name }: { name: string }) => name)
    const catalogue = flat(siteTexts(code)).map(([, text]) => text)
    const own = piecesOf([...catalogue, ...topics])
    const article = await articleIn(code)
    const page = await openPage('/')
    for (const path of ['/', '/articles', article.path, '/about', '/membership']) {
      const english = new Set((await read(page, path)).map(({ text }) => text))
      const stayed = (await read(page, languagePath(code, path))).filter(
        ({ text }) =>
          /\p{Script=Latin}{2}/u.test(text) && english.has(text) && !own.has(wordsOf(text)) && !isName(text),
      )
      const marked = stayed.filter(({ lang }) => lang === 'en').map(({ text }) => text)
      const suffix = path === article.path && article.isTranslated ? ' (translated)' : ''
      report.push(
        `${code} ${path}${suffix}: ${marked.length}`,
        ...[...new Set(marked)].map((text) => `    ${text.slice(0, 70)}`),
      )
      // Words of a third language have their own.
      const unmarked = stayed.filter(({ lang }) => lang === null)
      expect.soft(unmarked, `${code} ${path}`).toEqual([])
    }
  },
)
