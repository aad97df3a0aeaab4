import { isBlankHtml } from '@shared/content/html'
import { expect, test } from 'vitest'

test.each([
  '',
  ' ',
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;\u00a0\u200b</p>',
  '<hr>',
  '<img alt="a">',
  '<a href="/x"></a>',
])('%j is blank', (html) => {
  expect(isBlankHtml(html)).toBe(true)
})

test.each([
  'a',
  '<p>0</p>',
  '<p>&amp;</p>',
  '<p><img alt="" src="/uploads/a.webp"></p>',
  '<video controls src="https://x.example/a.mp4"></video>',
])('%j is not blank', (html) => {
  expect(isBlankHtml(html)).toBe(false)
})
