import { test } from 'vitest'
import { openPage } from './fixtures'

test('the API documentation opens and lists the calls', { tags: 'sweep' }, async () => {
  const page = await openPage('/api/docs/')
  await page.getByText('Eye of Sumatra API').first().waitFor()
  await page.getByText('/api/auth/login', { exact: true }).first().waitFor()
})
