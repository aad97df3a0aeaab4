import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { baseUrl, callAs, openPage } from './fixtures'
import { longText, PLAYER_ADDRESS, playerPage } from './samples/long-article'

const phone = { viewport: { width: 360, height: 740 } }

const text = { excerpt: 'Two films and three headings.', content: longText(), status: 'published' }

test('on a phone the lead story begins within the first screen, and destinations and partners scroll sideways', async () => {
  const page = await openPage('/', phone)
  for (const path of ['/', '/ar']) {
    await page.goto(path)
    await siteIsReady(page)
    const bottom = await page
      .locator('.lead-story h2')
      .evaluate((heading) => heading.getBoundingClientRect().bottom + scrollY)
    expect(bottom).toBeLessThan(740)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const row = page.locator('.scroll-row.partners')
    await row.focus()
    await page.keyboard.press(path === '/ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => row.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(20)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  // Partners are one row at any width.
  await expect.poll(() => page.locator('.scroll-row:not(.partners)[tabindex]').count()).toBe(0)

  // What a blocker does to cards whose names it knows, and undoes where it is switched off.
  const showCards = (display: string) =>
    page.locator('.partner').evaluateAll((cards, value) => {
      for (const card of cards as HTMLElement[]) card.style.display = value
    }, display)
  const heading = page.locator('#partners')
  await showCards('none')
  await heading.waitFor({ state: 'hidden' })
  await showCards('')
  await heading.waitFor()
})

test('an article loads nothing from the site of a film before it is played, and its list of contents leads to the headings', async () => {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', { ...text, title: `A film ${Date.now()}` })
  const page = await openPage('/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill(playerPage))
  await page.goto(`/articles/${articleId}`)
  await siteIsReady(page)

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The way down' }).click()
  const heading = page.getByRole('heading', { name: 'The way down' })
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)

  const play = page.getByRole('link', { name: /^Play the video/ })
  await play.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => !url.startsWith(baseUrl) || url.endsWith('.mp4'))).toEqual([])
  await play.click()
  await page.frameLocator('iframe[title="The crater"]').locator('html').waitFor({ state: 'attached' })
  expect(asked.filter((url) => !url.startsWith(baseUrl))).toEqual([PLAYER_ADDRESS])

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await heading.isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
})
