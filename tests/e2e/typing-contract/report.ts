import type { AnyBlock } from '@shared/content/document'
import { fieldsOf, getText } from '@shared/content/editing/kinds'
import type { Failure } from './run-case'

/** A block in a line: its texts, without the links' addresses. */
function brief(block: AnyBlock) {
  const texts = fieldsOf(block).map((path) => getText(block, path).replace(/ href="[^"]*"/g, ''))
  return `${block.id.split('-')[0]} ${block.type}: ${texts.join(' | ') || JSON.stringify(block.data)}`
}

const listed = (blocks: AnyBlock[]) => blocks.map((block) => `\n        ${brief(block)}`).join('')

/** A failure, so that it can be read: the case, what is wrong, and the document before and after. */
export function described({ name, problems, before, after }: Failure) {
  const documents = `    before:${listed(before)}\n    after:${after ? listed(after) : ' not reached'}`
  return [`✗ ${name}`, ...problems.map((problem) => `  - ${problem}`), documents].join('\n')
}
