import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import type { SettingName } from '@shared/entities/setting-values'
import { DEFAULT_CONTACTS } from '@shared/site-entry'
import { SETTING_NAMES, SETTINGS } from '@shared/site-settings'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

function defaultOf(name: SettingName) {
  const { default: value } = SETTINGS[name]
  if (value === DEFAULT_CONTACTS) return `with the demo ${DEFAULT_CONTACTS.join(', ')}, else none`
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  return value.map((each) => (typeof each === 'string' ? each : each.title)).join(', ') || 'none'
}

test('docs/settings.md has a row for each setting, in the order of the table', () => {
  const { fields } = JSON.parse(read('src/admin/i18n/en.json')).settings
  const rows = SETTING_NAMES.map((name) => {
    const { isTranslated, variable } = SETTINGS[name]
    const cells = [
      `\`${name}\`: ${fields[name]}`,
      defaultOf(name),
      isTranslated ? 'yes' : '',
      variable ? `\`${variable}\`` : '',
    ]
    return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`
  })
  expect(read('docs/settings.md')).toContain(rows.join('\n'))
})
