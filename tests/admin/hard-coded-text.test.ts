import { english, type Texts } from '@admin/i18n/catalogue'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { adminSources } from './sources'

type Node = { type: string; start: number; [key: string]: unknown }

/** What people see or hear, when it is given to an element by these names. */
const spoken = new Set([
  ...['label', 'title', 'placeholder', 'alt', 'helperText', 'heading', 'text', 'tab', 'primary', 'secondary'],
  ...['aria-label', 'aria-valuetext', 'aria-description', 'emptyText', 'noOptionsText', 'confirmTitle'],
  ...['confirmContent', 'save', 'name'],
])

/** The same in every language. */
const allowed = new Set(['https://'])

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The literals that an expression may come to. */
function literalsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  if (node.type === 'JSXExpressionContainer') return literalsIn(node.expression as Node)
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => literalsIn(each as Node))
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap((each) => literalsIn(each as Node))
  return []
}

function textsIn(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as { name: string }
    const value = node.value as Node | null
    return [...(value && spoken.has(name) ? literalsIn(value) : []), ...childrenOf(node).flatMap(inner)]
  }
  return inner(node)
}

const inner = (node: Node): string[] =>
  childrenOf(node).flatMap((child) => {
    const isShown = child.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(node.type)
    return [...(isShown ? literalsIn(child) : []), ...textsIn(child)]
  })

const isText = (key: string): boolean => {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>((at, name) => (at as Texts | undefined)?.[name], english)
  return typeof found === 'string'
}

/** react-admin translates a key that it is given for a label, so that may stand there. */
const isHardCoded = (text: string) => /\p{L}{2}/u.test(text) && !allowed.has(text.trim()) && !isText(text.trim())

const hardCoded = (file: string, source: string) =>
  textsIn(parseSync(file, source).program as unknown as Node)
    .filter(isHardCoded)
    .map((text) => text.trim().replace(/\s+/g, ' '))

test('the scan finds texts of elements, of their attributes, and behind conditions', () => {
  const source = `const Page = () => (
    <Card title="A card" label={isNew ? 'New' : t('common.cancel')} sx={{ content: 'no text' }}>
      Hello {name}
      {isOpen && \`Open since \${day}\`}
      <b aria-label="common.cancel" placeholder="https://">{t('common.close')}</b>
    </Card>
  )`
  expect(hardCoded('Page.tsx', source)).toEqual(['A card', 'New', 'Hello', 'Open since'])
})

test.each([...adminSources].filter(([file]) => file.endsWith('.tsx')))('%s has no text of its own', (file, source) => {
  expect(hardCoded(file, source)).toEqual([])
})
