import type { Element } from 'domhandler'
import type { AnyBlock, Block } from './document'
import { classesOf } from './dom'
import { classes } from './html'
import { isBlockId } from './new-block-id'

type Tunes = NonNullable<Block['tunes']>
type Alignment = NonNullable<Tunes['alignment']>['alignment']

const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right']

/** The classes of a block's alignment: one set for texts, one for pictures. */
const PREFIXES = { alignment: 'align-', imageAlignment: 'place-' } as const
const TUNES = Object.keys(PREFIXES) as (keyof typeof PREFIXES)[]

export const alignmentClasses = Object.values(PREFIXES).flatMap((prefix) => ALIGNMENTS.map((name) => prefix + name))

/** The attributes of every block's outermost element: the block's id and its alignment. */
export const blockAttributes = ({ id, tunes }: Block, ...names: (string | false | undefined)[]) => ({
  class: classes(
    ...names,
    ...TUNES.map((tune) => {
      const chosen = tunes?.[tune]?.alignment
      return chosen && PREFIXES[tune] + chosen
    }),
  ),
  'data-block-id': id,
})

export function tunesOf(element: Element): Tunes | undefined {
  const present = classesOf(element)
  const found = TUNES.flatMap((tune) => {
    const alignment = ALIGNMENTS.find((name) => present.includes(PREFIXES[tune] + name))
    return alignment ? [[tune, { alignment }]] : []
  })
  return found.length ? Object.fromEntries(found) : undefined
}

export const idOf = ({ attribs }: Element) => {
  const id = attribs['data-block-id']
  return isBlockId(id) ? id : undefined
}

type EmbeddedBlock = Omit<AnyBlock, 'id'>

/** Puts a block that HTML cannot express, or not completely, into an attribute. */
export const embedBlock = ({ id: _, ...block }: AnyBlock) => ({ 'data-block': JSON.stringify(block) })

export function readEmbedded(json: string | undefined): EmbeddedBlock | undefined {
  if (!json) return undefined
  try {
    const value = JSON.parse(json)
    if (typeof value?.type === 'string' && value.type && typeof value.data === 'object' && value.data) return value
  } catch {}
}
