import { languagePath } from '@shared/language-paths'
import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { baseUrl, callAs, openPage } from '@tests/e2e/fixtures'
import { lostTexts, magnified } from '@tests/e2e/lost-texts'
import { longText, PLAYER_ADDRESS, playerPage } from '@tests/e2e/samples/long-article'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TEXTS = {
  en: {
    title: 'Three days on the rim',
    excerpt: 'A walk with two films.',
    headings: ['The way up', 'On the rim', 'The way down'],
    sentence: 'The path is steep and wet. ',
    caption: 'The crater at dawn',
  },
  id: {
    title: 'Tiga hari di bibir kawah',
    excerpt: 'Perjalanan dengan dua film.',
    headings: ['Mendaki', 'Di bibir kawah', 'Turun'],
    sentence: 'Jalannya curam dan basah. ',
    caption: 'Kawah saat fajar',
  },
  ar: {
    title: 'ثلاثة أيام على حافة الفوهة',
    excerpt: 'مسيرة مع فيلمين.',
    headings: ['الصعود', 'على الحافة', 'النزول'],
    sentence: 'الطريق شديد الانحدار ورطب. ',
    caption: 'الفوهة عند الفجر',
  },
  ja: {
    title: '火口縁の三日間',
    excerpt: '二本の映像とともに歩く。',
    headings: ['登り', '火口縁にて', '下り'],
    sentence: '道は急で濡れている。',
    caption: '夜明けの火口',
  },
} as const

type Code = keyof typeof TEXTS
const codes = Object.keys(TEXTS) as Code[]
const matrix = codes.flatMap((language) => [360, 1440].map((width) => ({ language, width })))

const CREDIT = 'Photo: Maria Simbolon'

const payload = (code: Code) => {
  const { title, excerpt, headings, sentence, caption } = TEXTS[code]
  const content = longText({ headings: [...headings], sentence, caption })
  return { title, excerpt, content, image_alt: caption, image_caption: caption, status: 'published' }
}

let id: number
const address = (language: Code) => languagePath(language, `/articles/${id}`)

/** A long article with everything that the page shows, in four languages. It is the lead story of the home page. */
beforeAll(async () => {
  const { articles } = await callAs('editor', 'GET', '/api/articles?perPage=1')
  const original = { ...payload('en'), image_url: articles[0].image_url, image_credit: CREDIT }
  id = (await callAs('editor', 'POST', '/api/articles', original)).articleId
  for (const code of codes)
    if (code !== 'en') await callAs('editor', 'PUT', `/api/articles/${id}/translations/${code}`, payload(code))
  await callAs('editor', 'PUT', `/api/articles/${id}`, { ...original, pinned: true })
})
afterAll(() => callAs('editor', 'DELETE', `/api/articles/${id}`))

const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.each(matrix)(
  'in $language at $width px, the home page begins with the lead story, and its rows scroll on phones only',
  async ({ language, width }) => {
    const isPhone = width < 640
    const page = await openPage(languagePath(language, '/'), { ...still, viewport: { width, height: 800 } })
    await siteIsReady(page)
    const lead = page.locator('.lead-story')
    expect(await lead.locator('h3').innerText()).toBe(TEXTS[language].title)
    const others = page.locator('section[aria-labelledby=latest] .cards > article')
    expect(await others.count()).toBe(3)
    expect(await others.filter({ hasText: TEXTS[language].title }).count()).toBe(0)
    const [leadBox, otherBox] = [await lead.boundingBox(), await others.first().boundingBox()]
    expect(leadBox && otherBox && leadBox.y + leadBox.height < otherBox.y).toBe(true)

    const latest = await page.locator('#latest').evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    if (isPhone) expect(latest).toBeLessThan(2000)
    const rows = page.locator('.scroll-row[tabindex="0"]')
    await expect.poll(() => rows.count()).toBe(isPhone ? 2 : 0)
    for (const row of await rows.all()) {
      await row.focus()
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(() => row.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(20)
    }
    await expectToFit(page)
    await expectNoViolations(page)
    await lead.locator('.card-link').click()
    await page.waitForURL(`**${address(language)}`)
    await page.getByRole('heading', { level: 1, name: TEXTS[language].title }).waitFor()
  },
  60_000,
)

test.each(matrix)(
  'in $language at $width px, a long article has breadcrumbs, a captioned picture, contents, and a film that waits',
  async ({ language, width }) => {
    const { title, headings, caption } = TEXTS[language]
    const page = await openPage('/about', { ...still, viewport: { width, height: 800 } })
    const foreign: string[] = []
    // The tests' own host of the translation widget has the address of this machine too.
    page.on('request', (request) => {
      if (!/^data:|^http:\/\/127\.0\.0\.1:/.test(request.url())) foreign.push(request.url())
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill(playerPage))
    await page.goto(address(language))
    await siteIsReady(page)

    const steps = page.locator('.breadcrumbs li')
    expect(await steps.last().innerText()).toBe(title)
    expect(await steps.first().locator('a').getAttribute('href')).toBe(languagePath(language, '/'))
    expect(await page.locator('.article-picture img.picture').getAttribute('alt')).toBe(caption)
    expect(await page.locator('.article-picture figcaption').innerText()).toMatch(caption)
    expect(await page.locator('.article-picture .credit').innerText()).toBe(CREDIT)
    const share = await page.locator('a[href^="https://wa.me/"]').getAttribute('href')
    expect(decodeURIComponent(share ?? '')).toContain(`${title}\n${baseUrl}${address(language)}`)
    await expectToFit(page)
    await expectNoViolations(page)

    const contents = page.locator('.contents a')
    expect(await contents.allInnerTexts()).toEqual(headings)
    await contents.last().click()
    const heading = page.getByRole('heading', { name: headings[2] })
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)

    const play = page.locator('.prose a.video-link')
    await play.scrollIntoViewIfNeeded()
    expect(foreign).toEqual([])
    await play.click()
    await page.frameLocator(`iframe[title="${caption}"]`).locator('html').waitFor({ state: 'attached' })
    expect(foreign).toEqual([PLAYER_ADDRESS])
    await expectToFit(page)
    await expectNoViolations(page)
  },
  60_000,
)

test.each(codes)('at 400 %, the lead story and a long article in %s lose no text', async (language) => {
  const page = await openPage(languagePath(language, '/'), magnified)
  for (const path of [languagePath(language, '/'), address(language)]) {
    await page.goto(path)
    await siteIsReady(page)
    expect.soft(await lostTexts(page), path).toEqual([])
  }
})
