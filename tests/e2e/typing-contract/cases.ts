import type { AnyBlock, BlockType } from '@shared/content/document'
import { fieldsOf, type Kind, kinds, setText } from '@shared/content/editing/kinds'
import { type PAYLOADS, payloadNames } from './payloads'
import { placesIn, type Sample, samples } from './samples'

export const MEANS = ['mouse', 'keyboard', 'touch', 'composition'] as const
export type Means = (typeof MEANS)[number]

type Position = 'start' | 'middle' | 'end' | 'empty' | 'selected' | 'blocks'

export type Action =
  | { do: 'press'; key: string }
  | { do: 'paste'; what: keyof typeof PAYLOADS }
  /** `nth`: of the menu's entries for this type. */
  | { do: 'convert'; to: BlockType; nth: number }
  | { do: 'type' }

export type Case = {
  name: string
  /** The name of the kind of block. */
  sample: string
  means: Means
  action: Action
  position: Position
  /** The index of the field with the caret, within the block `subject`. */
  field: number
  from: number
  to: number
  /** `run` makes the ids differ from those of the document before. */
  blocks: (run: string) => AnyBlock[]
}

const kindOf = (sample: Sample) => kinds[sample.type] as Kind<BlockType>

/** The first and the last field of each sort: of all items of a list, for example. */
function fieldsToTry(sample: Sample) {
  const sorts = fieldsOf(sample.make('subject', 's')).map((path) =>
    path.map((key) => (typeof key === 'number' ? '#' : key)).join('.'),
  )
  return sorts.flatMap((sort, index) =>
    sorts.indexOf(sort) === index || sorts.lastIndexOf(sort) === index ? [index] : [],
  )
}

type Where = Pick<Case, 'position' | 'field' | 'from' | 'to'>

function whereIn(field: number, position: Position): Where {
  const { start, middle, afterWord, end } = placesIn(`s${field}`)
  const at = (from: number, to = from) => ({ position, field, from, to })
  if (position === 'selected') return at(middle, afterWord)
  return at({ start, middle, end, empty: 0, blocks: middle }[position])
}

const [paragraph] = samples as [Sample]

type Around = { before?: Sample; behind?: Sample }

function blocksOf(sample: Sample, { position, field }: Where, { before = paragraph, behind = paragraph }: Around) {
  return (run: string): AnyBlock[] => {
    const whole = sample.make(`subject-${run}`, 's')
    const path = fieldsOf(whole)[field]
    const subject = position === 'empty' && path ? setText(whole, path, '') : whole
    return [before.make(`before-${run}`, 'b'), subject, behind.make(`behind-${run}`, 'n')]
  }
}

const described = (action: Action) => {
  if (action.do === 'press') return action.key
  if (action.do === 'paste') return `paste a ${action.what}`
  if (action.do === 'convert') return `convert to ${action.to}${action.nth ? ` ${action.nth + 1}` : ''}`
  return 'type'
}

function make(sample: Sample, where: Where, action: Action, means: Means, around: Around = {}): Case {
  const place = where.position === 'blocks' ? 'over two blocks' : `${where.position} of field ${where.field}`
  const beside = [around.before && `behind ${around.before.name}`, around.behind && `before ${around.behind.name}`]
  const name = [sample.name, place, ...beside.filter(Boolean), described(action), means].join(' · ')
  return { name, sample: sample.name, means, action, ...where, blocks: blocksOf(sample, where, around) }
}

const press = (key: string): Action => ({ do: 'press', key })

const EVERYWHERE: Position[] = ['start', 'middle', 'end', 'empty', 'selected']

/** What may be done at a place within one block. */
function actionsAt(position: Position): Action[] {
  const pastes = payloadNames.map((what): Action => ({ do: 'paste', what }))
  const shared: Action[] = [press('Enter'), press('Shift+Enter'), ...pastes]
  if (position === 'start') return [...shared, press('Shift+Tab')]
  if (position === 'middle') return [...shared, press('Tab'), press('Shift+Tab')]
  if (position === 'end') return [...shared, press('Tab')]
  if (position === 'selected') return [...shared, { do: 'type' }, press('Backspace'), press('Delete')]
  if (position === 'blocks') return [...pastes, { do: 'type' }, press('Backspace'), press('Delete'), press('Enter')]
  return shared
}

/** Keys that lead out of a field, and the end of the field where they do. */
const ACROSS: [key: string, from: 'start' | 'end'][] = [
  ['Backspace', 'start'],
  ['ArrowLeft', 'start'],
  ['ArrowUp', 'start'],
  ['Delete', 'end'],
  ['ArrowRight', 'end'],
  ['ArrowDown', 'end'],
]

/** Conversions to every other type that has the lines of a text. */
function conversionsOf(sample: Sample): Action[] {
  if (!kindOf(sample).toLines) return []
  return samples.flatMap((target) => {
    const same = samples.filter(({ type }) => type === target.type)
    return target.type !== sample.type && kindOf(target).fromLines
      ? [{ do: 'convert', to: target.type, nth: same.indexOf(target) }]
      : []
  })
}

/**
 * Whether a pair of blocks is tried with this means: every pair by keyboard, and those with a paragraph by all. Where a block has no
 * markup, the browser's own undo takes back a composed letter in two steps.
 */
const isTried = (other: Sample, sample: Sample, means: Means) =>
  means === 'keyboard' ||
  ((other === paragraph || sample === paragraph) && (means !== 'composition' || fieldsToTry(other).length > 0))

function casesWith(sample: Sample, means: Means): Case[] {
  const fields = fieldsToTry(sample)
  if (fields.length === 0) return []
  const within = fields.flatMap((field) =>
    EVERYWHERE.flatMap((position) =>
      actionsAt(position).map((action) => make(sample, whereIn(field, position), action, means)),
    ),
  )
  const across = ACROSS.flatMap(([key, end]) =>
    fields.flatMap((field) => {
      const isAtEdge = field === (end === 'start' ? fields[0] : fields.at(-1))
      const others = isAtEdge ? samples.filter((other) => isTried(other, sample, means)) : [paragraph]
      return others.map((other) =>
        make(sample, whereIn(field, end), press(key), means, end === 'start' ? { before: other } : { behind: other }),
      )
    }),
  )
  const conversions = conversionsOf(sample).map((action) =>
    make(sample, whereIn(fields[0] as number, 'middle'), action, means),
  )
  // No handles of a phone reach from one editable text into the next.
  const overBlocks = means === 'touch' ? [] : actionsAt('blocks')
  return [
    ...within,
    ...across,
    ...conversions,
    ...overBlocks.map((action) => make(sample, whereIn(fields[0] as number, 'blocks'), action, means)),
  ]
}

export const allCases = MEANS.flatMap((means) => samples.flatMap((sample) => casesWith(sample, means)))
