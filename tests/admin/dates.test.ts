import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateAndTime, longDay, onOwnClock, shortDay } from '@admin/i18n/formats'
import { setTimeZone } from '@shared/time'
import { afterEach, expect, test } from 'vitest'

// The tests' own zone is that of Jakarta.
afterEach(() => setTimeZone())

const instant = '2026-11-20T23:30:00Z'
const inEveryStyle = () => [shortDay(instant), longDay(instant), dateAndTime(instant), onOwnClock(instant)]

test('dates are the magazine’s, with the zone beside a time where that of the user is another one', () => {
  expect(inEveryStyle()).toEqual(['21 Nov 2026', '21 November 2026', '21 Nov 2026, 06:30', '21 Nov 2026, 06:30'])
  setTimeZone('America/New_York')
  expect(inEveryStyle()).toEqual(['20 Nov 2026', '20 November 2026', '20 Nov 2026, 18:30 GMT-5', '21 Nov 2026, 06:30'])
})

/** Where dates may be written in another way. */
const OTHERS = [
  'i18n/formats.ts',
  // As the site shows them.
  'articles/preview/ArticlePreview.tsx',
  // What is kept on this device only, on its clock.
  'articles/autosave/SaveState.tsx',
  'forms/drafts/DraftOffer.tsx',
  // Days without a time, names of months, and the values of fields.
  'forms/MonthsInput.tsx',
  'calendar/days.ts',
  'charts/DayChart.tsx',
  'editor/numbered-lines.ts',
  'forms/zoned-time.ts',
  'months.ts',
]

test('all screens write dates in the same way', () => {
  const folder = join(import.meta.dirname, '../../src/admin')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const otherwise = files.filter((file) =>
    /\bformatDate\(|DateTimeFormat\(|toLocale(?:Date|Time)String|\bDateField\b|<DateTimeInput/.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  )
  expect(otherwise.sort()).toEqual([...OTHERS].sort())
})
