import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

test('a reader finds a place on the map, reads its conditions and opens it in other programs', async () => {
  const page = await openPage('/places')
  await siteIsReady(page)
  const map = page.getByRole('region', { name: 'Map of Sumatra' })
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  const point = map.getByRole('link', { name: /Mount Kerinci/ }).locator('.marker-area')
  // By keys, the map is enlarged where most places are, or around the point that has the focus.
  await map.focus()
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('+')
  await page.keyboard.press('0')
  // Several places come apart; the first press of one opens a card, the second leads to the place.
  const close = page.getByRole('button', { name: 'Close' })
  while (!(await close.isVisible())) await point.click()
  await point.click()
  await page.getByRole('heading', { level: 1, name: 'Mount Kerinci' }).waitFor()
  await page.getByRole('heading', { name: 'Current conditions' }).waitFor()
  await page.getByText(/^Checked on/).waitFor()
  expect(await page.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toMatch(/^geo:-1\.697,101\.264/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download GPX' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mount-kerinci.gpx')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('.place-links').isVisible()).toBe(false)
  expect(await page.locator('.place-coordinates').isVisible()).toBe(true)
  await page.emulateMedia({ media: null })
  await page.getByRole('region', { name: 'Articles about this place' }).getByRole('link').first().click()
  await page
    .getByRole('region', { name: 'Places in this article' })
    .getByRole('link', { name: 'Mount Kerinci', exact: true })
    .waitFor()
})
