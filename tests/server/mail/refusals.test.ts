import { codeOfReply, codeOfReport, MEANINGS, reasonOfCode, refusalOf } from '@server/mail/refusals'
import { REFUSAL_REASONS } from '@shared/statuses'
import { expect, test } from 'vitest'
import { DEAD, FULL, subjectsAndDetails } from './enhanced-codes'

const isBelow = (each: string, code: string) => each === code || each.startsWith(`${code}.`)

test.each(subjectsAndDetails)('x.%s stops its address only if it says that the address is dead', (code) => {
  const permanent = DEAD.includes(code) ? 'dead' : code === FULL ? 'temporary' : 'other'
  expect([refusalOf(`5.${code}`), refusalOf(`4.${code}`)]).toEqual([permanent, 'temporary'])
  expect(reasonOfCode(`4.${code}`)).toBe(reasonOfCode(`5.${code}`))
  if (!code.startsWith('0')) expect(reasonOfCode(`5.${code}`)).not.toBe('unknown')
})

test('every row of the table is about codes that exist, and every reason has one', () => {
  const rows = Object.keys(MEANINGS)
  expect(rows.filter((row) => !subjectsAndDetails.some((each) => isBelow(each, row)))).toEqual([])
  const reasons = new Set(subjectsAndDetails.map((code) => reasonOfCode(`5.${code}`)))
  expect([...reasons].toSorted()).toEqual(REFUSAL_REASONS.toSorted())
})

test('a code of a subject that no one has registered stops nothing, and leading zeros do not count', () => {
  expect([refusalOf('5.9.1'), reasonOfCode('5.9.1'), refusalOf('5.01.001'), refusalOf('5.1.08')]).toEqual([
    'other',
    'unknown',
    'dead',
    'other',
  ])
})

test.each([
  [550, '550-5.1.1 The email account does not exist.\n550 5.1.1 Try again', '5.1.1'],
  [550, '550 #5.1.0 Address rejected', '5.1.0'],
  [550, '550 Local policy', '5.0.0'],
  [451, '451 Greylisted', '4.0.0'],
  [552, '552 4.2.2 Over quota', '4.2.2'],
  // To be tried later, whatever its enhanced code says.
  [450, '450 5.1.1 Unknown for now', '4.1.1'],
  [554, '554 Blocked: 5.188.1.1, see http://5.1.1.7/', '5.0.0'],
])('the reply %i “%s” has the code %s', (reply, text, code) => {
  expect(codeOfReply(reply, text)).toBe(code)
})

test.each([
  ['5.1.1', '550 5.7.1 Blocked', '5.1.1'],
  ['5.0.0', '452 4.2.2 Over quota', '4.2.2'],
  ['5.0.0', '452 Over quota', '4.0.0'],
  ['5.0.0', '550 5.1.1 No such user', '5.1.1'],
  ['5.1.0', '550 5.7.26 Unauthenticated', '5.7.26'],
  ['5.1.0', '550 Rejected', '5.1.0'],
  ['5.0.0', '', '5.0.0'],
  [undefined, '553 No such user', '5.0.0'],
  [undefined, 'Sorry', undefined],
  ['gone', 'Sorry', undefined],
])('a report of the status %s with “%s” has the code %s', (status, text, code) => {
  expect(codeOfReport(text, status)).toBe(code)
})
