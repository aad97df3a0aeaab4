import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { callAs, openPage } from './fixtures'

const picture = (url: string, caption: string) => ({ caption, credit: 'Dewi', alt: caption, file: { url } })

test('pictures open large by press and keyboard, close by Back, and a pair is compared', async () => {
  const { articles } = await callAs('editor', 'GET', '/api/articles')
  const urls = (articles as { image_url: string | null }[]).flatMap(({ image_url }) => image_url ?? [])
  const [first = '', second = '', third = '', fourth = ''] = urls
  const shape = { withBorder: false, withBackground: false, stretched: false }
  const blocks = [
    { id: 'picture001', type: 'image', data: { ...picture(first, 'Rim'), ...shape } },
    { id: 'picture002', type: 'image', data: { ...picture(second, 'Lake'), ...shape } },
    {
      id: 'picture003',
      type: 'compare',
      data: { before: picture(third, '1999'), after: picture(fourth, '2018'), caption: '' },
    },
  ]
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Large ${Date.now()}`,
    excerpt: 'Pictures',
    status: 'published',
    blocks: { time: 1, version: '2.31.0', blocks },
  })
  const page = await openPage(`/articles/${articleId}`)
  await siteIsReady(page)
  const address = page.url()
  const link = page.getByRole('link', { name: 'Enlarge the picture – Rim' })
  const viewer = page.getByRole('dialog', { name: 'Pictures' })

  await link.press('Enter')
  await viewer.getByText('Picture 1 of 2').waitFor()
  await viewer.getByRole('img', { name: 'Rim' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText('Picture 2 of 2').waitFor()
  await viewer.getByText('Lake').waitFor()
  await viewer.getByText('Dewi').waitFor()
  await viewer.getByRole('button', { name: 'Enlarge' }).click()
  expect(await viewer.getByRole('button', { name: 'Reduce' }).isEnabled()).toBe(true)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)

  await page.getByRole('img', { name: 'Rim' }).click()
  await viewer.getByText('Picture 1 of 2').waitFor()
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)

  const slider = page.getByRole('slider', { name: 'Line between the two pictures' })
  await slider.press('End')
  const clipped = page.locator('.compare > figure ~ figure > .frame')
  await expect.poll(() => clipped.evaluate((element) => getComputedStyle(element).clipPath)).toContain('100%')
})
