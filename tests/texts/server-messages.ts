import { messages } from '@shared/messages'
import { serverSources } from './sources'
import { childrenOf, type Node, parseFile } from './syntax'

type Constants = ReadonlyMap<string, Node>

const MAX_DEPTH = 5
/** Stands for what is known only when the server runs. */
const SAMPLE = '7'

const nameOf = (node: Node | undefined) => (node?.type === 'Identifier' ? (node.name as string) : undefined)
const memberOf = (node: Node) => (node.type === 'MemberExpression' ? nameOf(node.property as Node) : undefined)
const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

const product = (parts: string[][]) =>
  parts.reduce((texts, part) => texts.flatMap((text) => part.map((next) => text + next)), [''])

/** The texts that an expression may have. Empty if they come from elsewhere, such as a parameter. */
function textsOf(node: Node | undefined, constants: Constants, depth = 0): string[] {
  if (!node || depth > MAX_DEPTH) return []
  const inner = (child: unknown) => textsOf(child as Node, constants, depth + 1)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral': {
      const values = (node.expressions as Node[]).map((part) => {
        const texts = inner(part)
        return texts.length > 0 ? texts : [SAMPLE]
      })
      const quasis = node.quasis as { value: { cooked: string } }[]
      return product(quasis.flatMap(({ value }, index) => [[value.cooked], values[index] ?? ['']]))
    }
    case 'ConditionalExpression':
      return [...inner(node.consequent), ...inner(node.alternate)]
    case 'LogicalExpression':
      return [...inner(node.left), ...inner(node.right)]
    case 'Identifier':
      return inner(constants.get(node.name as string))
    case 'MemberExpression': {
      const text = nameOf(node.object as Node) === 'messages' && messages[memberOf(node) as keyof typeof messages]
      return text ? [text] : []
    }
    default:
      return []
  }
}

const propertiesOf = (node: Node | undefined) =>
  node?.type === 'ObjectExpression' ? (node.properties as Node[]).filter(({ type }) => type === 'Property') : []

/** Methods of schemas whose last argument may be the message. */
const RULES = new Set(['regex', 'min', 'max', 'length', 'refine', 'date', 'datetime'])
/** Properties that hold a message: of schemas in src/shared, of content that is refused. */
const isMessageProperty = (file: string, name: string | undefined) =>
  (file.startsWith('shared/') && (name === 'error' || name === 'message')) || name === 'refused'

/** The expressions of a node that become the message of an error reply. */
function messagesIn(file: string, node: Node): (Node | undefined)[] {
  const [first, second] = (node.arguments as Node[] | undefined) ?? []
  if (node.type === 'NewExpression') {
    const name = nameOf(node.callee as Node)
    if (name === 'AppError') return [second]
    return name === 'ContentError' || name === 'UnsendableError' ? [first] : []
  }
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee as Node)
    if (name === 'invalid' || name === 'refuseTaken') return propertiesOf(first).map(({ value }) => value as Node)
    const isRule = file.startsWith('shared/') && RULES.has(memberOf(node.callee as Node) ?? '')
    return isRule ? [(node.arguments as Node[]).at(-1)] : []
  }
  return node.type === 'Property' && isMessageProperty(file, nameOf(node.key as Node)) ? [node.value as Node] : []
}

/** Reasons that the database writes for copies of newsletters, as literals of SQL. */
const reasonsInSql = (source: string) =>
  Array.from(source.matchAll(/(?:then|else) ['`$]+\{?`?([A-Z][^'`]+ [^'`]+)['`]/g), ([, text = '']) =>
    text.replace(/\$\{\w+\}/g, SAMPLE),
  )

const files = [...serverSources].map(([file, source]) => ({ file, source, nodes: everyNode(parseFile(file, source)) }))

const constantsIn = (nodes: Node[]) =>
  nodes
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap(({ id, init }): [string, Node][] => {
      const name = nameOf(id as Node)
      return name && init ? [[name, init as Node]] : []
    })

const exported = files.flatMap(({ nodes }) =>
  nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      constantsIn(((declaration as Node | null)?.declarations as Node[] | undefined) ?? []),
    ),
)

/** The messages of error replies in the sources of the server, with samples for their variable parts. */
export const serverMessages: ReadonlyMap<string, string> = new Map(
  files.flatMap(({ file, source, nodes }) => {
    const constants = new Map([...exported, ...constantsIn(nodes)])
    const named = nodes
      .filter((node) => node.type === 'CallExpression' && nameOf(node.callee as Node) === 'notFound')
      .flatMap((node) => textsOf((node.arguments as Node[])[0], constants).map((what) => `${what} not found`))
    const others = nodes
      .flatMap((node) => messagesIn(file, node))
      .flatMap((node) => textsOf(node, constants))
      // The pattern of `notFound`, whose calls are collected by name.
      .filter((text) => text !== `${SAMPLE} not found`)
    return [...named, ...others, ...reasonsInSql(source)].map((text): [string, string] => [text, file])
  }),
)
