import { english, type Texts } from '@admin/i18n/catalogue'
import { screens } from '@shared/screens'
import { allHardCoded, hardCoded } from '@tests/texts/hard-coded'
import { adminSources } from '@tests/texts/sources'
import { expect, test } from 'vitest'

const isText = (key: string): boolean => {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>((at, name) => (at as Texts | undefined)?.[name], english)
  return typeof found === 'string'
}

/** React-admin translates labels that are keys, so keys are allowed in the source, as are the names of resources. */
const isAllowed = (text: string) =>
  text === 'https://' || Object.values(screens).some(({ path }) => path === text) || isText(text)

test('the scan finds texts in elements, attributes and conditional expressions', () => {
  const source = `const Page = () => (
    <Card title="A card" label={isNew ? 'New' : t('common.cancel')} sx={{ content: 'no text' }}>
      Hello {name}
      {isOpen && \`Open since \${day}\`}
      <b aria-label="common.cancel" placeholder="https://">{t('common.close')}</b>
    </Card>
  )`
  expect(hardCoded('Page.tsx', source, isAllowed)).toEqual(['A card', 'New', 'Hello', 'Open since'])
})

test('no component of the dashboard has a hard-coded text', () => {
  expect(allHardCoded(adminSources, isAllowed)).toEqual([])
})
