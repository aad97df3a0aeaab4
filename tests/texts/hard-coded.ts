import { childrenOf, type Node, parseFile } from './syntax'

/** Attributes whose values people see or hear. */
const spoken = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'helperText',
  'heading',
  'text',
  'tab',
  'primary',
  'secondary',
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'emptyText',
  'noOptionsText',
  'confirmTitle',
  'confirmContent',
  'save',
  'name',
])

/** The string literals that an expression may evaluate to. */
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

type IsAllowed = (text: string) => boolean

/** Texts in a component that do not come from a catalogue. */
export const hardCoded = (file: string, source: string, isAllowed: IsAllowed) =>
  textsIn(parseFile(file, source))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /\p{L}{2}/u.test(text) && !isAllowed(text))

/** Those of all components, each with its file. */
export const allHardCoded = (sources: ReadonlyMap<string, string>, isAllowed: IsAllowed) =>
  [...sources]
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, source]) => hardCoded(file, source, isAllowed).map((text) => `${file}: ${text}`))
