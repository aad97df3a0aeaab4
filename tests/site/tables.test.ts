import { withTableFrames } from '@site/article/tables'
import { expect, test } from 'vitest'

const frame = (table: string) => `<div class="table-frame" role="group" tabindex="0">${table}</div>`
const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
const ofEditor = `<div data-block-id="a" class="table-frame stretched" tabindex="0" role="group">${table}</div>`

test.each([
  ['a bare table', `<p>a</p>${table}<p>b</p>`, `<p>a</p>${frame(table)}<p>b</p>`],
  ['several', table + table, frame(table) + frame(table)],
  ['one with attributes', '<table class="x"></table>', frame('<table class="x"></table>')],
  ['one of the editor', `${ofEditor}<p>x</p>${table}`, `${ofEditor}<p>x</p>${frame(table)}`],
  ['one in another', `<table><tr><td>${table}</td></tr></table>`, `<table><tr><td>${table}</td></tr></table>`],
  ['one that is not closed', '<p>a</p><table><tr>', '<p>a</p><table><tr>'],
  ['none', '<p>a &lt;table</p>', '<p>a &lt;table</p>'],
])('%s', (_, html, expected) => {
  expect(withTableFrames(html)).toBe(expected)
})
