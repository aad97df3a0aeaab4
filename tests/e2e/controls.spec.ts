import { expect, test } from 'vitest'
import { addressesOf } from './controls/addresses'
import { walk } from './controls/walk'
import { WAYS } from './controls/ways'
import { openAs } from './fixtures'

test('by touch, every control of the list of ads does something', async () => {
  const [address = ''] = addressesOf('editor').filter((each) => each.endsWith('/ads'))
  const page = await openAs('editor', '/favicon.svg', { ...WAYS['touch at 768'].options, expected: /./ })
  const { faults, pressed } = await walk(page, { mode: 'touch', addresses: [address], isShort: true })
  expect(faults).toEqual([])
  expect(pressed).toBeGreaterThan(10)
})
